import * as v from 'valibot'
import { ownCardSchema, type ImportedCard, type OwnCard } from '#contract/own-card'

export const mostRows = 500

/** A row to be added, or why it is not; `row` counts from 1 as in the table. */
export type ReadRow = { row: number; card: ImportedCard; problem: string | null }

/** Rows of a pasted table: the question, then the answer; a row with gaps and no answer is a cloze. */
export async function readTable(text: string, isHeadless: boolean): Promise<{ rows: ReadRow[]; more: number }> {
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>(text, { delimiter: delimiterOf(text), skipEmptyLines: 'greedy' })
  const rows = isHeadless ? data : data.slice(1)
  const first = isHeadless ? 1 : 2
  const cards = rows.slice(0, mostRows).map(([front = '', back = '']) => imported(front.trim(), back.trim()))
  return { rows: checkCards(cards, first), more: Math.max(0, rows.length - mostRows) }
}

/** Finds the separator of most lines; a comma can stand inside an answer, a tab cannot. */
function delimiterOf(text: string): string {
  const lines = text.split('\n')
  const counted = ['\t', ';', ','].map((sign) => ({ sign, count: lines.filter((line) => line.includes(sign)).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ';'
}

/** Says of each card whether it can be kept. */
export function checkCards(cards: readonly ImportedCard[], first = 1): ReadRow[] {
  const seen = new Set<string>()
  return cards.map((card, index) => {
    const isTwice = seen.has(card.front)
    seen.add(card.front)
    return { row: index + first, card, problem: isTwice ? 'Таке запитання вже є вище' : problemOf(card) }
  })
}

const anyId = '00000000-0000-4000-8000-000000000000'
const asOwn = (card: ImportedCard): OwnCard => ({ ...card, id: anyId, deck: 'own' })

function problemOf(card: ImportedCard): string | null {
  if (card.front === '') return 'Немає запитання'
  const read = v.safeParse(ownCardSchema, asOwn(card))
  return read.success ? null : read.issues[0].message
}

const imported = (front: string, back: string): ImportedCard => ({ kind: /\{\{c\d{1,2}::/.test(front) ? 'cloze' : 'basic', front, back })
