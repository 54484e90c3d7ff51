import type { PaperStructure } from '#contract/subject'
import { apportion } from './apportion.ts'
import { seeded, shuffled } from './random.ts'
import { byId, unitsOf, type BankTask, type Programme } from './task.ts'

type Part = PaperStructure['parts'][number]

/** What a paper of one subject is drawn by. `isChronological`: its tasks go in the order of the programme, else from easy to hard. */
export type Blueprint = {
  parts: readonly Part[]
  programme: Programme
  weights: Readonly<Record<string, number>>
  isChronological: boolean
}

/**
 * Draws a whole paper by the official structure: forms, sizes and counts exactly, sections by their weights as far as the bank goes. Tasks about
 * one text stay together; where the paper has gaps in texts, as in foreign languages, the single choices of a part ask about one text.
 * The same bank and seed give the same paper. @returns null when the bank cannot fill it.
 */
export function drawPaper(bank: readonly BankTask[], blueprint: Blueprint, seed: number): BankTask[] | null {
  const tasks = shuffled(bank.toSorted(byId), seeded(seed))
  const { parts, programme, weights } = blueprint
  const quota = new Map(
    Object.entries(
      apportion(
        weights,
        parts.reduce((sum, part) => sum + sizeOf(part), 0),
      ),
    ),
  )
  const isOnTexts = parts.some(({ form }) => form === 'gap' || form === 'gapPool')
  const used = new Set<string>()
  const drawn = new Map<Part, BankTask[]>()
  const slack = (part: Part) => tasks.filter((task) => fits(task, part)).length / sizeOf(part)
  for (const part of parts.toSorted((a, b) => slack(a) - slack(b))) {
    const candidates = tasks.filter((task) => !used.has(task.id) && fits(task, part))
    const taken =
      isOnTexts && part.form === 'single' ? ofOneText(candidates, sizeOf(part)) : byQuota(candidates, sizeOf(part), quota, programme)
    if (!taken) return null
    for (const task of taken) {
      used.add(task.id)
      quota.set(task.section, (quota.get(task.section) ?? 0) - task.numbers)
    }
    drawn.set(part, taken)
  }
  return parts.flatMap((part) => inOrder(drawn.get(part) ?? [], blueprint))
}

const sizeOf = ({ from, to }: Part): number => to - from + 1

/** Points and rows of a part are those of one number. */
function fits({ form, points, numbers, options, rows }: BankTask, part: Part): boolean {
  if (form !== part.form || points !== part.points * numbers || sizeOf(part) % numbers !== 0) return false
  return agree(part.options, options) && agree(part.rows, rows === null ? null : rows / numbers)
}

const agree = (asked: number | null, offered: number | null): boolean => asked === null || offered === null || asked === offered

function ofOneText(candidates: readonly BankTask[], size: number): BankTask[] | null {
  const text = unitsOf(candidates).find((unit) => unit[0]?.stimulus !== null && unit.length >= size)
  return text?.toSorted(byId).slice(0, size) ?? null
}

/** Takes from the section that lacks most, until the part is full. */
function byQuota(
  candidates: readonly BankTask[],
  size: number,
  quota: ReadonlyMap<string, number>,
  programme: Programme,
): BankTask[] | null {
  const lack = new Map(quota)
  const units = unitsOf(candidates)
  const taken: BankTask[] = []
  let left = size
  while (left > 0) {
    const sections = new Set(units.flatMap(([first]) => first?.section ?? []))
    const [neediest] = programme.filter(({ id }) => sections.has(id)).toSorted((a, b) => (lack.get(b.id) ?? 0) - (lack.get(a.id) ?? 0))
    const place = units.findIndex(([first]) => first?.section === neediest?.id)
    const [unit] = place < 0 ? [] : units.splice(place, 1)
    if (!unit) return null
    for (const task of unit.toSorted(byId)) {
      if (task.numbers > left) break
      taken.push(task)
      left -= task.numbers
      lack.set(task.section, (lack.get(task.section) ?? 0) - task.numbers)
    }
  }
  return taken
}

function inOrder(tasks: readonly BankTask[], { programme, isChronological }: Blueprint): BankTask[] {
  const topics = programme.flatMap((section) => [section.id, ...section.topics])
  const units = unitsOf(tasks)
  const keyOf = (unit: readonly BankTask[]) =>
    isChronological ? topics.indexOf(unit[0]?.topic ?? '') : unit.reduce((sum, { difficulty }) => sum + difficulty, 0) / unit.length
  return units.toSorted((a, b) => keyOf(a) - keyOf(b)).flat()
}
