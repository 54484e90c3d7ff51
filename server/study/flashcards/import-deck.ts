import { readRows } from '#contract/import-rows'
import { ownCardLimits, type Imported, type ImportedLearning } from '#contract/own-card'
import { textOfHtml, tidy } from './html-text.ts'
import { readNotes } from './read-notes.ts'
import { readPackage, type PackageCard } from './read-package.ts'

/** The largest file that is read. */
export const largestImport = 20 * 1024 * 1024

/** Cards of a file of Anki, a package or text, for the visitor to look through; nothing is stored. Throws 422 in words for anything else. */
export function importDeck(bytes: Uint8Array): Imported {
  const isPackage = bytes[0] === 0x50 && bytes[1] === 0x4b
  const pack = isPackage ? readPackage(bytes) : null
  const read = pack ? { ...pack, isHtml: true } : readNotes(bytes)
  const cardsOfLine = new Map(pack?.notes.map((note) => [note.line, note.cards]))
  let [media, sides] = [0, 0]
  const rows = read.notes.map(({ line, fields }) => ({
    line,
    fields: fields.map((field) => {
      if (!read.isHtml) return tidy(field)
      const { text, media: count } = textOfHtml(field)
      media += count
      return text
    }),
  }))
  const { cards, left, more } = readRows(rows, { most: ownCardLimits.user })
  const made = cards.map(({ row, kind, front, back }) => {
    const known = cardsOfLine.get(row) ?? []
    const learnt = known.flatMap((card) => learningOf(card, kind))
    sides += kind === 'basic' ? Math.max(0, known.length - 1) : 0
    return { kind, front, back, ...(learnt.length > 0 && { learnt }) }
  })
  return {
    title: tidy(read.title).slice(0, 80),
    cards: made,
    left: left.map((each) => ({ ...each, front: each.front.toWellFormed() })),
    media,
    sides,
    more: read.more + more,
  }
}

/** What Anki knows of a card as ours: a gap has the number of its template and one more; of a note without gaps the first side alone is a card here. */
function learningOf({ ord, looks, isOff }: PackageCard, kind: Imported['cards'][number]['kind']): ImportedLearning[] {
  if ((looks.length === 0 && !isOff) || (kind === 'basic' && ord !== 0)) return []
  return [{ gap: kind === 'cloze' ? ord + 1 : null, looks, isOff }]
}
