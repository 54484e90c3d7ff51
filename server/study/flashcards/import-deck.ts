import { mostCardMedia } from '#domain/card-media'
import { readRows, type FieldRow } from '#domain/import-rows'
import { ownCardLimits } from '#domain/own-card'
import type { ImportedLearning } from '#domain/imported-card'
import type { Imported } from '#contract/deck-file'
import { textOfHtml, tidy, type NamedMedium } from './html-text.ts'
import { masksOf } from './image-occlusion.ts'
import { readNotes } from './read-notes.ts'
import { readPackage, type PackageCard } from './read-package.ts'

/** The largest file that is read. */
export const largestImport = 20 * 1024 * 1024

/** Cards of a file of Anki, a package or text, for the visitor to look through; nothing is stored. Throws 422 in words for anything else. */
export function importDeck(bytes: Uint8Array): Imported {
  const isPackage = bytes[0] === 0x50 && bytes[1] === 0x4b
  const pack = isPackage ? readPackage(bytes) : null
  const read = pack ? { ...pack, isHtml: true } : { ...readNotes(bytes), entries: new Map<string, string>() }
  const cardsOfLine = new Map(pack?.notes.map((note) => [note.line, note.cards]))
  let [missing, sides] = [0, 0]
  const heldOf = (named: readonly NamedMedium[]) =>
    named.flatMap(({ name, ...medium }) => {
      const entry = read.entries.get(name.normalize('NFC'))
      if (entry === undefined) missing += 1
      return entry === undefined ? [] : [{ ...medium, name: tidy(name).slice(0, 120), entry }]
    })
  const rows = read.notes.map(({ line, fields }): FieldRow => {
    if (!read.isHtml) return { line, fields: fields.map(tidy) }
    const made = fields.map((field) => textOfHtml(field))
    const media = made.map((each) => heldOf(each.media))
    missing += Math.max(0, media.flat().length - mostCardMedia)
    const row = { line, fields: made.map(({ text }) => text), media }
    return occlusionRow(row, fields[0] ?? '') ?? row
  })
  const { cards, left, more } = readRows(rows, { most: ownCardLimits.user })
  const made = cards.map(({ row, ...card }) => {
    const known = cardsOfLine.get(row) ?? []
    const learnt = known.flatMap((each) => learningOf(each, card.kind))
    sides += card.kind === 'basic' ? Math.max(0, known.length - 1) : 0
    return { ...card, ...(learnt.length > 0 && { learnt }) }
  })
  return {
    title: tidy(read.title).slice(0, 80),
    cards: made,
    left: left.map((each) => ({ ...each, front: each.front.toWellFormed() })),
    media: missing,
    sides,
    more: read.more + more,
  }
}

/**
 * A note of the kind «image occlusion»: its shapes, its picture, a heading, and what is told after the answer. Null for any other, and where the file does not
 * hold the picture.
 */
function occlusionRow({ line, fields, media }: FieldRow, first: string): FieldRow | null {
  const masks = masksOf(first)
  const picture = media?.[1]?.find(({ kind }) => kind === 'picture')
  if (masks.length === 0 || !picture) return null
  const [, , heading = '', ...rest] = fields
  const [, , ofHeading = [], ...others] = media ?? []
  return { line, fields: [heading, ...rest], media: [[picture, ...ofHeading], ...others], masks }
}

/** What Anki knows of a card as ours: a gap has the number of its template and one more; of a note without gaps the first side alone is a card here. */
function learningOf({ ord, looks, isOff }: PackageCard, kind: Imported['cards'][number]['kind']): ImportedLearning[] {
  if ((looks.length === 0 && !isOff) || (kind === 'basic' && ord !== 0)) return []
  return [{ gap: kind === 'basic' ? null : ord + 1, looks, isOff }]
}
