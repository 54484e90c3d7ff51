import type { Blueprint, Slot, Want } from '../../store/tables/content.ts'
import { templateOf, unitsOf, type BankTask } from '../../content/bank-task.ts'

const sizeOf = ({ from, to }: Slot): number => to - from + 1

/** Tells whether a unit (a task, or all tasks about one text) may stand at the numbers of a slot. */
export function fits(unit: readonly BankTask[], slot: Slot): boolean {
  return slot.wants.some((want) => fulfils(unit, slot, want))
}

/** Tells whether a unit is what one want of a slot asks for; its difficulty by the author’s estimate. */
export function fulfils(unit: readonly BankTask[], slot: Slot, want: Want): boolean {
  const [first] = unit
  if (!first || unit.reduce((sum, { numbers }) => sum + numbers, 0) !== sizeOf(slot)) return false
  if (slot.opens && !slot.opens.includes(first.topic)) return false
  return (
    unit.every((task) => hasForm(task, slot) && isWanted(task, want)) &&
    isBetween(
      slot,
      meanOf(unit, ({ prior }) => prior),
    )
  )
}

/** A task with a pattern stands only where its pattern is called for. */
const isWanted = ({ topic, exhibit, pattern }: BankTask, { topics, exhibits, pattern: asked }: Want): boolean =>
  topics.includes(topic) && (exhibits === null || exhibits.includes(exhibit)) && asked === pattern

/** Tells whether a unit is as hard as its number asks by what is known of it now. */
export const isTimely = (unit: readonly BankTask[], slot: Slot): boolean =>
  isBetween(
    slot,
    meanOf(unit, ({ difficulty }) => difficulty),
  )

const isBetween = ({ difficulty: [least, most] }: Slot, difficulty: number): boolean => least <= difficulty && difficulty <= most

const meanOf = (unit: readonly BankTask[], valueOf: (task: BankTask) => number): number =>
  unit.reduce((sum, task) => sum + valueOf(task), 0) / unit.length

/** Points and rows of a slot are those of one number. */
function hasForm({ form, points, numbers, options, rows }: BankTask, slot: Slot): boolean {
  if (form !== slot.form || points !== slot.points * numbers) return false
  return agree(slot.options, options) && agree(slot.rows, rows === null ? null : rows / numbers)
}

const agree = (asked: number | null, offered: number | null): boolean => asked === null || offered === null || asked === offered

/** The supply of a slot: units that fit it, all told and by its wants; instances of one template count once. */
export type Supply = { slot: Slot; total: number; byWant: number[] }

/** Counts the supply of the bank for every number of the paper. */
export function supplyOf(bank: readonly BankTask[], blueprint: Blueprint): Supply[] {
  const units = unitsOf(bank)
  const count = (isIn: (unit: BankTask[]) => boolean) => new Set(units.filter(isIn).map(([first]) => templateOf(first?.id ?? ''))).size
  return blueprint.map((slot) => ({
    slot,
    total: count((unit) => fits(unit, slot)),
    byWant: slot.wants.map((want) => count((unit) => fulfils(unit, slot, want))),
  }))
}
