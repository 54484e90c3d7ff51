import type { Blueprint, Slot } from '../content/blueprint.ts'
import { fulfils, isTimely } from './blueprint.ts'
import { seeded } from '#contract/random'
import { shuffled } from './shuffled.ts'
import { byId, templateOf, unitsOf, type BankTask } from './task.ts'

/** So many choices are taken back before the bank counts as too small. */
const patience = 5_000

type Seat = { slot: Slot; candidates: BankTask[][] }

/**
 * Draws a whole paper number by number: each is filled by a task, or by a whole text, that its blueprint asks for, what was seen more often sooner.
 * No task stands twice, no template twice, and no topic twice unless the blueprint says so. The same bank and seed give the same paper.
 * @returns null when the bank cannot fill a number.
 */
export function drawPaper(bank: readonly BankTask[], blueprint: Blueprint, seed: number): BankTask[] | null {
  const random = seeded(seed)
  const units = unitsOf(bank.toSorted(byId))
  const seats = blueprint.map((slot) => ({ slot, candidates: candidatesFor(slot, units, random) }))
  const chosen = choose(seats, { left: patience })
  return chosen && blueprint.flatMap((slot) => chosen.get(slot) ?? [])
}

/** The units that fit, want by want in an order drawn by how often each was seen; first those that are as hard as asked by now. */
function candidatesFor(slot: Slot, units: readonly BankTask[][], random: () => number): BankTask[][] {
  const wants = slot.wants
    .map((want) => ({ want, rank: -Math.log(1 - random()) / want.seen }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ want }) => want)
  const order = shuffled(units, random)
  const fitting = wants.flatMap((want) => {
    const wanted = order.filter((unit) => fulfils(unit, slot, want))
    return [...wanted.filter((unit) => isTimely(unit, slot)), ...wanted.filter((unit) => !isTimely(unit, slot))]
  })
  return [...new Set(fitting)]
}

/** Fills the number with the fewest candidates first and takes choices back where a later number is left without any. */
function choose(seats: readonly Seat[], budget: { left: number }): Map<Slot, BankTask[]> | null {
  const [tightest, ...others] = seats.toSorted((a, b) => a.candidates.length - b.candidates.length)
  if (!tightest) return new Map()
  for (const unit of tightest.candidates) {
    if (budget.left-- <= 0) return null
    const rest = others.map((seat) => ({
      ...seat,
      candidates: seat.candidates.filter((other) => !clash(tightest.slot, unit, seat.slot, other)),
    }))
    if (rest.some(({ candidates }) => candidates.length === 0)) continue
    const chosen = choose(rest, budget)
    if (chosen) return chosen.set(tightest.slot, unit)
  }
  return null
}

/** Two units that cannot stand in one paper at these numbers. */
function clash(slot: Slot, unit: readonly BankTask[], otherSlot: Slot, other: readonly BankTask[]): boolean {
  if (unit === other || other.some(({ id }) => unit.some((each) => templateOf(each.id) === templateOf(id)))) return true
  return !slot.repeats && !otherSlot.repeats && other.some(({ topic }) => unit.some((each) => each.topic === topic))
}
