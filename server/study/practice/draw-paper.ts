import type { Blueprint, Slot } from '../../store/tables/content.ts'
import { fits, fulfils, isTimely } from './blueprint.ts'
import { seeded } from '#domain/random'
import { shuffled } from '../../base/shuffled.ts'
import { byId, templateOf, unitsOf, type BankTask } from '../../content/bank-task.ts'

/** So many choices are taken back before the bank counts as too small. */
const patience = 5_000

/** Tasks that stand side by side, and what of them no other unit of the paper may have. */
type Unit = { tasks: BankTask[]; templates: string[]; topics: string[] }
type SlotChoice = { slot: Slot; candidates: Unit[] }

/** Tasks that a visitor has had: those that do not come again, and those that come only where nothing else is left for a number. */
export type Past = { never: ReadonlySet<string>; worn: ReadonlySet<string> }
const nothingPast: Past = { never: new Set(), worn: new Set() }

/**
 * Draws a paper as its blueprint asks; no task or template stands twice, nor a topic unless the blueprint lets it. Bank, seed and `past`
 * decide it.
 * @returns null where a number cannot be filled
 */
export function drawPaper(bank: readonly BankTask[], blueprint: Blueprint, seed: number, past: Past = nothingPast): BankTask[] | null {
  const random = seeded(seed)
  const units = unitsOf(bank.toSorted(byId)).map(asUnit)
  const seats = blueprint.map((slot) => ({ slot, candidates: freshFirst(candidatesFor(slot, units, random), past) }))
  const chosen = choose(seats, { left: patience })
  return chosen && blueprint.flatMap((slot) => chosen.get(slot)?.tasks ?? [])
}

const asUnit = (tasks: BankTask[]): Unit => ({
  tasks,
  templates: tasks.map(({ id }) => templateOf(id)),
  topics: tasks.map(({ topic }) => topic),
})

/** The units that fit, want by want in an order drawn by how often each was seen; first those that are as hard as asked by now. */
function candidatesFor(slot: Slot, units: readonly Unit[], random: () => number): Unit[] {
  const wants = slot.wants
    .map((want) => ({ want, rank: -Math.log(1 - random()) / want.seen }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ want }) => want)
  const order = shuffled(units, random, ({ tasks }) => fits(tasks, slot))
  const fitting = wants.flatMap((want) => {
    const wanted = order.filter(({ tasks }) => fulfils(tasks, slot, want))
    return [...wanted.filter(({ tasks }) => isTimely(tasks, slot)), ...wanted.filter(({ tasks }) => !isTimely(tasks, slot))]
  })
  return [...new Set(fitting)]
}

function freshFirst(units: readonly Unit[], { never, worn }: Past): Unit[] {
  const countIn = ({ tasks }: Unit, ids: ReadonlySet<string>) => tasks.filter(({ id }) => ids.has(id)).length
  return units.filter((unit) => countIn(unit, never) === 0).toSorted((a, b) => countIn(a, worn) - countIn(b, worn))
}

/** Fills the number with the fewest candidates first and takes choices back where a later number is left without any. */
function choose(seats: readonly SlotChoice[], budget: { left: number }): Map<Slot, Unit> | null {
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
function clash(slot: Slot, unit: Unit, otherSlot: Slot, other: Unit): boolean {
  if (unit === other || other.templates.some((template) => unit.templates.includes(template))) return true
  return !slot.repeats && !otherSlot.repeats && other.topics.some((topic) => unit.topics.includes(topic))
}
