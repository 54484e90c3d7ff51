import type { MadeUpSheet } from '../../fixtures/answer-sheets/made-up-sheet'
import type { SheetReading, SheetRefusal } from '../../../src/pages/group-premium/model/sheet-reading/read-sheet'

/**
 * The reader on sheets whose truth is known. `unread`: refused, by why; `clean`: cells of rows without a doubt; `silent`: read wrongly
 * without a doubt; `missed`: doubtful, not shown.
 */
export type Tally = {
  sheets: number
  unread: Record<string, number>
  clean: number
  /** Their proposed value is right, be the row shown or not. */
  right: number
  /** They are read rightly, and without a doubt about the cell. */
  sure: number
  /** Rows without a doubt. */
  rows: number
  /** …that are shown to the teacher all the same. */
  flagged: number
  doubts: number
  missed: string[]
  silent: string[]
}

export const emptyTally = (): Tally => ({
  sheets: 0,
  unread: {},
  clean: 0,
  right: 0,
  sure: 0,
  rows: 0,
  flagged: 0,
  doubts: 0,
  missed: [],
  silent: [],
})

/** What is asked of the reader, but for its pace. */
export const isHeld = ({ clean, right, missed, silent }: Tally): boolean =>
  right / clean >= 0.999 && missed.length === 0 && silent.length === 0

export function judge(tally: Tally, { seed, code, page, rows }: MadeUpSheet, reading: SheetReading | SheetRefusal): void {
  tally.sheets++
  if (reading.state === 'refused') {
    tally.unread[reading.why] = (tally.unread[reading.why] ?? 0) + 1
    return
  }
  const isSame = JSON.stringify([reading.code.work, reading.code.pupil, reading.code.variant, reading.page])
  if (isSame !== JSON.stringify([code.work, code.pupil, code.variant, page.page])) tally.silent.push(`${seed}: code`)
  const read = new Map(reading.rows.map((row) => [`${row.task} ${row.row}`, row]))
  for (const truth of rows.filter(({ task }) => task >= 0)) {
    const seen = read.get(`${truth.task} ${truth.row}`)
    const name = `${seed}: task ${truth.task} row ${truth.row}`
    if (!seen) {
      tally.silent.push(`${name} is not there`)
      continue
    }
    if (truth.doubt !== null || truth.cells.some(({ state }) => state === 'doubtful')) {
      tally.doubts++
      if (seen.isSure) tally.missed.push(`${name} ${truth.doubt}`)
      continue
    }
    tally.rows++
    if (!seen.isSure) tally.flagged++
    for (const { cell, state } of truth.cells) {
      tally.clean++
      if (seen.marks.includes(cell) === (state === 'marked')) tally.right++
      if (seen.cells[cell] === state) tally.sure++
    }
    if (seen.isSure && seen.marks.join() !== truth.marked.toSorted((a, b) => a - b).join())
      tally.silent.push(`${name} ${seen.marks.join()} for ${truth.marked.join()}`)
  }
  const digits = rows.filter(({ task }) => task === -1)
  if (digits.length === 0 || reading.number === null) return
  const isClear = digits.every(({ doubt, marked }) => doubt === null && marked.length <= 1)
  const [tens = 0, ones = 0] = digits.toSorted((a, b) => a.row - b.row).map(({ marked }) => marked[0] ?? 0)
  if (!isClear) tally.missed.push(`${seed}: number`)
  else if (reading.number !== tens * 10 + ones) tally.silent.push(`${seed}: number ${reading.number}`)
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`

export const tallyText = ({ sheets, unread, clean, right, sure, rows, flagged, doubts, missed, silent }: Tally): string =>
  [
    `аркушів ${sheets}, з них учителеві сказано сфотографувати ще раз ${JSON.stringify(unread)}`,
    `чистих клітинок ${clean}: пропоноване значення правильне у ${percent(right, clean)} (${clean - right} ні), без жодного сумніву ${percent(sure, clean)}`,
    `чистих рядків ${rows}: показано вчителеві, хоч вони чисті, ${flagged} (${percent(flagged, rows)})`,
    `сумнівних рядків ${doubts}: не показано ${missed.length} ${missed.slice(0, 20).join('; ')}`,
    `мовчки неправильно ${silent.length} ${silent.slice(0, 20).join('; ')}`,
  ].join('\n')
