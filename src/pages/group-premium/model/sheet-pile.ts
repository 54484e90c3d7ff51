import type { PaperResult } from '#contract/paper-result'
import { scoreAnswer, type Outcome } from '#domain/scoring/score-answer'
import { answerOf, isOddNumber, numberText, type PaperTask, type SheetKit, type SheetPupil } from './sheet-kit'
import type { RowReading, SheetReading, SheetRefusal } from './sheet-reading/read-sheet'

/** A photo that is or was read. `photo` is kept to be shown and leaves the device never. */
export type PileSheet = {
  id: string
  name: string
  photo: Blob
  /** Null while it waits for its turn. `failed`: the picture cannot be opened, or the reader has come to an end. */
  reading: SheetReading | SheetRefusal | { state: 'failed' } | null
  /** The pupil, once known: of a nameless sheet by the word of the teacher. */
  member: string | null
  /** Rows that the teacher has settled, by `task row`. */
  settled: Readonly<Record<string, readonly number[]>>
}

export const rowName = (task: number, row: number): string => `${task} ${row}`

/** What waits for the teacher: a row of choice, or the whole of a number. `rows` are those of it. */
export type Doubt = { task: number; rows: readonly RowReading[]; isSettled: boolean }

/** The tasks of a sheet, by its variant. */
export const tasksOf = (kit: SheetKit, { code }: SheetReading): readonly PaperTask[] =>
  kit.variants.find(({ number }) => number === code.variant)?.tasks ?? []

export function doubtsOf(kit: SheetKit, sheet: PileSheet): Doubt[] {
  const { reading, settled } = sheet
  if (reading?.state !== 'read') return []
  const tasks = tasksOf(kit, reading)
  const isSettled = (rows: readonly RowReading[]) => rows.every(({ task, row }) => settled[rowName(task, row)] !== undefined)
  return [...Map.groupBy(reading.rows, ({ task }) => task)].flatMap(([task, rows]) => {
    const paper = tasks[task]?.sheet
    if (paper?.kind === 'digits') {
      const isOdd = isOddNumber(
        paper,
        rows.map(({ marks }) => marks),
      )
      return rows.every(({ isSure }) => isSure) && !isOdd ? [] : [{ task, rows, isSettled: isSettled(rows) }]
    }
    return rows.filter(({ isSure }) => !isSure).map((row) => ({ task, rows: [row], isSettled: isSettled([row]) }))
  })
}

/** Who the sheet is of, by its code; null where nobody in the class has it, or two have. */
export function pupilOf(kit: SheetKit, reading: SheetReading): string | null {
  const [one, other] = kit.pupils.filter(({ code }) => code === reading.code.pupil)
  return one && !other ? one.id : null
}

/** The pupil whom the number on a nameless sheet means: to be confirmed. */
export const numberedPupil = (kit: SheetKit, { number }: SheetReading): string | null =>
  number === null ? null : (kit.pupils[number - 1]?.id ?? null)

/** A pupil whose sheets are here: all pages that they have, and what they lack. */
export type PileResult = {
  member: string
  sheets: readonly PileSheet[]
  doubts: number
  missing: readonly number[]
  /** Two sheets of one page: of two pupils, or the same one photographed twice. */
  isDouble: boolean
  isMixed: boolean
  /** What the pupil has done already. */
  tried: SheetPupil['tried']
}

export function pileResults(kit: SheetKit, sheets: readonly PileSheet[]): PileResult[] {
  const read = sheets.filter(({ reading, member }) => reading?.state === 'read' && member !== null)
  return [...Map.groupBy(read, ({ member }) => member ?? '')].map(([member, own]) => {
    const readings = own.flatMap(({ reading }) => (reading?.state === 'read' ? [reading] : []))
    const pages = readings.map(({ page }) => page)
    const all = Array.from({ length: readings[0]?.pages ?? 1 }, (_, index) => index + 1)
    return {
      member,
      sheets: own,
      doubts: own.flatMap((sheet) => doubtsOf(kit, sheet)).filter(({ isSettled }) => !isSettled).length,
      missing: all.filter((page) => !pages.includes(page)),
      isDouble: new Set(pages).size < pages.length,
      isMixed: new Set(readings.map(({ code }) => code.variant)).size > 1,
      tried: kit.pupils.find(({ id }) => id === member)?.tried ?? null,
    }
  })
}

/** Whether an attempt counts instead of a sheet. */
export const outweighsSheet = (tried: SheetPupil['tried']): boolean => tried !== null && tried !== 'opened'

export const isReady = ({ doubts, missing, isDouble, isMixed, tried }: PileResult): boolean =>
  !outweighsSheet(tried) && doubts === 0 && missing.length === 0 && !isDouble && !isMixed

/** What is recorded of a pupil whose sheets are whole. */
export function resultOf(kit: SheetKit, { member, sheets }: PileResult): Omit<PaperResult, 'id' | 'at'> {
  const marks = new Map<string, readonly number[]>()
  let variant = 1
  for (const { reading, settled } of sheets) {
    if (reading?.state !== 'read') continue
    variant = reading.code.variant
    for (const row of reading.rows) {
      const name = rowName(row.task, row.row)
      marks.set(name, settled[name] ?? row.marks)
    }
  }
  const tasks = kit.variants.find(({ number }) => number === variant)?.tasks ?? []
  const answers = tasks.map((task, index) =>
    answerOf(
      task,
      task.sheet.rows.map((_, row) => marks.get(rowName(index, row)) ?? []),
    ),
  )
  return { member, variant, answers }
}

/**
 * A task of a sheet as it will be recorded: what is read in it, in the letters of the sheet, and what that earns where the key is known. A
 * task that is not settled yet, and one that goes on over another page, has no `score`.
 */
export type ReadTask = {
  task: number
  name: string
  /** Empty where nothing is marked. */
  text: string
  isOpen: boolean
  score: { points: number; max: number; outcome: Outcome } | null
}

export function readTasks(kit: SheetKit, sheet: PileSheet): ReadTask[] {
  const { reading, settled } = sheet
  if (reading?.state !== 'read') return []
  const tasks = tasksOf(kit, reading)
  const open = new Set(doubtsOf(kit, sheet).flatMap(({ task, isSettled }) => (isSettled ? [] : [task])))
  return [...Map.groupBy(reading.rows, ({ task }) => task)].flatMap(([index, rows]) => {
    const task = tasks[index]
    if (!task) return []
    const marks = task.sheet.rows.map((_, line) => {
      const read = rows.find(({ row }) => row === line)
      return settled[rowName(index, line)] ?? read?.marks ?? []
    })
    const key = kit.keys?.[reading.code.variant]?.[index]
    const isOpen = open.has(index)
    const isWhole = rows.length === task.sheet.rows.length
    const score = key && isWhole && !isOpen ? scoreAnswer(key, answerOf(task, marks)) : null
    return [{ task: index, name: task.sheet.name, text: marksText(task, marks, new Set(rows.map(({ row }) => row))), isOpen, score }]
  })
}

/** «Б», «1–В 2–А», «−2,5». */
function marksText({ sheet }: PaperTask, marks: readonly (readonly number[])[], here: ReadonlySet<number>): string {
  if (sheet.kind === 'digits') return numberText(sheet, marks)
  return sheet.rows
    .flatMap(({ name, cells }, line) => {
      const letters = (marks[line] ?? []).map((cell) => cells[cell] ?? '').join(' ')
      const isNamed = sheet.rows.length > 1
      if (!here.has(line) || (!isNamed && letters === '')) return []
      return [isNamed ? `${name}–${letters || '…'}` : letters]
    })
    .join(' ')
}
