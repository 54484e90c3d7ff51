import * as v from 'valibot'
import { clozeParts, hasGaps, wordsOf } from './cloze.ts'
import { mostCardMedia, type PictureMask } from './card-media.ts'
import { ownCardSchema } from './checked-card.ts'
import type { ImportedCard, ImportedMedium } from './imported-card.ts'

/** Rows that one import of a table takes. */
export const mostImportRows = 20_000
const anyId = '00000000-0000-4000-8000-000000000000'
/** The longest side of a card, in letters; a longer one is not looked through for gaps. */
const longestSide = 2000
const tooLong = `Задовга картка: одна сторона вміщує до ${longestSide} знаків`

/** A row that makes no card: its number, how it begins, and the reason for the visitor. */
export type LeftRow = { row: number; front: string; message: string }

/** A picture or a sound of a field; the side is that of the field. */
export type FieldMedium = Omit<ImportedMedium, 'side'>
/** A row of fields; `media`: what each of them shows and plays; `masks` over the first picture of the question. */
export type FieldRow = {
  line: number
  fields: readonly string[]
  media?: readonly (readonly FieldMedium[])[]
  masks?: readonly PictureMask[]
}
export type ReadRows = { cards: (ImportedCard & { row: number })[]; left: LeftRow[]; more: number }
/** The columns of the question and the answer, from 0; without the latter all others answer. */
export type CardColumns = { front: number; back: number | null }

/**
 * Rows of fields as cards: one field asks, the others answer; a gap `{{c1::…}}` makes a cloze. Every row is a card, is named with the
 * reason why not, or counts in `more`.
 */
export function readRows(
  rows: readonly FieldRow[],
  { columns = { front: 0, back: null }, most = mostImportRows }: { columns?: CardColumns; most?: number } = {},
): ReadRows {
  const read: ReadRows = { cards: [], left: [], more: 0 }
  const seen = new Set<string>()
  for (const { line: row, fields, media = [], masks } of rows) {
    const words = fields.map((field) => field.trim())
    const front = words[columns.front] ?? ''
    const others = columns.back === null ? words.filter((_, index) => index !== columns.front) : [words[columns.back] ?? '']
    const back = others.filter((field) => field !== '').join('\n')
    const shown = sidesOf(media, columns).slice(0, mostCardMedia)
    const found = cardOf(front, back, { media: shown, masks })
    const name = [
      front,
      back,
      ...shown.map((each) => `${each.side} ${each.name}`),
      ...(masks ?? []).map((mask) => JSON.stringify(mask)),
    ].join('\u001f')
    if ('message' in found) read.left.push({ row, front: beginningOf(front), message: found.message })
    else if (seen.has(name)) read.left.push({ row, front: beginningOf(front), message: 'Така сама картка вже є вище' })
    else if (read.cards.length >= most) read.more++
    else read.cards.push({ row, ...found.card })
    seen.add(name)
  }
  return read
}

/** How a question begins, in the words that a learner would see; the shapes over a picture have none. */
function beginningOf(front: string): string {
  const parts = clozeParts(front.slice(0, longestSide))
  const words = parts.filter((part) => typeof part === 'string' || !wordsOf(part.words).startsWith('image-occlusion:'))
  return wordsOf(words).replaceAll('**', '').trim().slice(0, 80)
}

const sidesOf = (media: readonly (readonly FieldMedium[])[], { front, back }: CardColumns): ImportedMedium[] => {
  const of = (column: number, side: ImportedMedium['side']) => (media[column] ?? []).map((each) => ({ ...each, side }))
  const others = back === null ? media.map((_, column) => column).filter((column) => column !== front) : [back]
  return [...of(front, 'front'), ...others.flatMap((column) => of(column, 'back'))]
}

/** The card of two sides, or the reason why they make none. */
export function cardOf(
  front: string,
  back: string,
  { media = [], masks = [] }: { media?: readonly ImportedMedium[]; masks?: readonly PictureMask[] | undefined } = {},
): { card: ImportedCard } | { message: string } {
  if (front === '' && !media.some(({ side }) => side === 'front')) return { message: 'Немає запитання' }
  if (front.includes('{{c') && front.includes('::image-occlusion:'))
    return { message: 'Приховані частини малюнка, а самого малюнка у файлі немає' }
  // Signs that show nothing do not count, but nobody writes so many: counting what is seen of a hostile field takes long.
  if (Math.max(front.length, back.length) > 4 * longestSide) return { message: tooLong }
  const kind = masks.length > 0 ? 'occlusion' : front.length <= longestSide && hasGaps(front) ? 'cloze' : 'basic'
  const named = media.map(({ entry: _entry, ...medium }) => ({ ...medium, id: anyId }))
  const shown = { ...(media.length > 0 && { media: named }), ...(masks.length > 0 && { masks: [...masks] }) }
  const read = v.safeParse(ownCardSchema, { id: anyId, deck: 'own', kind, front, back, ...shown }, { abortEarly: true })
  if (read.success)
    return {
      card: {
        kind,
        front: read.output.front,
        back: read.output.back,
        ...(media.length > 0 && { media: [...media] }),
        ...(masks.length > 0 && { masks: [...masks] }),
      },
    }
  const message = read.issues[0].message
  const isLong = front.length > longestSide || back.length > longestSide
  return { message: isLong ? tooLong : message }
}
