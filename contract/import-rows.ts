import * as v from 'valibot'
import { hasGaps } from './cloze.ts'
import { ownCardSchema, type ImportedCard } from './own-card.ts'

/** Rows that one import of a table takes. */
export const mostImportRows = 20_000
const anyId = '00000000-0000-4000-8000-000000000000'
/** The longest side of a card, in letters; a longer one is not looked through for gaps. */
const longestSide = 2000

/** A row that makes no card: its number, how it begins, and the reason for the visitor. */
export type LeftRow = { row: number; front: string; message: string }
export type ReadRows = { cards: (ImportedCard & { row: number })[]; left: LeftRow[]; more: number }
/** The columns of the question and the answer, from 0; without the latter all others answer. */
export type CardColumns = { front: number; back: number | null }

/**
 * Rows of fields as cards: one field asks, the others answer; a gap `{{c1::…}}` makes a cloze. Every row is a card, is named with the
 * reason why not, or counts in `more`.
 */
export function readRows(
  rows: readonly { line: number; fields: readonly string[] }[],
  { columns = { front: 0, back: null }, most = mostImportRows }: { columns?: CardColumns; most?: number } = {},
): ReadRows {
  const read: ReadRows = { cards: [], left: [], more: 0 }
  const seen = new Set<string>()
  for (const { line: row, fields } of rows) {
    const words = fields.map((field) => field.trim())
    const front = words[columns.front] ?? ''
    const others = columns.back === null ? words.filter((_, index) => index !== columns.front) : [words[columns.back] ?? '']
    const back = others.filter((field) => field !== '').join('\n')
    const found = cardOf(front, back)
    const name = `${front}\u001f${back}`
    if ('message' in found) read.left.push({ row, front: front.slice(0, 80), message: found.message })
    else if (seen.has(name)) read.left.push({ row, front: front.slice(0, 80), message: 'Така сама картка вже є вище' })
    else if (read.cards.length >= most) read.more++
    else read.cards.push({ row, ...found.card })
    seen.add(name)
  }
  return read
}

/** The card of two sides, or the reason why they make none. */
export function cardOf(front: string, back: string): { card: ImportedCard } | { message: string } {
  if (front === '') return { message: 'Немає запитання' }
  if (front.includes('{{c') && front.includes('::image-occlusion:')) return { message: 'Приховані частини малюнка: таких карток тут немає' }
  const kind = front.length <= longestSide && hasGaps(front) ? 'cloze' : 'basic'
  const read = v.safeParse(ownCardSchema, { id: anyId, deck: 'own', kind, front, back }, { abortEarly: true })
  if (read.success) return { card: { kind, front: read.output.front, back: read.output.back } }
  const message = read.issues[0].message
  const isLong = front.length > longestSide || back.length > longestSide
  return { message: isLong ? `Задовга картка: одна сторона вміщує до ${longestSide} знаків` : message }
}
