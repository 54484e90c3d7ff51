import * as v from 'valibot'
import { ownCardSchema, type ImportedCard } from './own-card.ts'

/** Rows that one import of CSV takes. */
export const mostImportRows = 500
const anyId = '00000000-0000-4000-8000-000000000000'

export type ReadRows = { cards: (ImportedCard & { row: number })[]; errors: { row: number; message: string }[]; more: number }

/**
 * Rows of fields as cards: the first field asks, the others answer, each on a line of its own; a gap `{{c1::…}}` makes a cloze. Rows are counted
 * from 1. What cannot be a card is named with the reason; so is a question that stands there twice. `more` counts what is beyond the limit.
 */
export function readRows(rows: readonly (readonly string[])[], most = mostImportRows): ReadRows {
  const read: ReadRows = { cards: [], errors: [], more: 0 }
  const seen = new Set<string>()
  for (const [index, fields] of rows.entries()) {
    const row = index + 1
    const [front = '', ...others] = fields.map((field) => field.trim())
    const back = others.filter((field) => field !== '').join('\n')
    const kind = /\{\{c\d{1,2}::/.test(front) ? 'cloze' : 'basic'
    const card = v.safeParse(ownCardSchema, { id: anyId, deck: 'own', kind, front, back }, { abortEarly: true })
    if (!card.success) read.errors.push({ row, message: card.issues[0].message })
    else if (seen.has(front)) read.errors.push({ row, message: 'Таке запитання вже є' })
    else if (read.cards.length >= most) read.more++
    else read.cards.push({ row, kind, front: card.output.front, back: card.output.back })
    seen.add(front)
  }
  return read
}
