import { readRows } from '#contract/import-rows'
import { ownCardLimits, type Imported } from '#contract/own-card'
import { textOfHtml, tidy } from './html-text.ts'
import { readNotes } from './read-notes.ts'
import { readPackage } from './read-package.ts'

/** The largest file that is read. */
export const largestImport = 20 * 1024 * 1024

/** Cards of a file of Anki, a package or text, for the visitor to look through; nothing is stored. Throws 422 in words for anything else. */
export function importDeck(bytes: Uint8Array): Imported {
  const isPackage = bytes[0] === 0x50 && bytes[1] === 0x4b
  const read = isPackage ? { ...readPackage(bytes), isHtml: true } : readNotes(bytes)
  let media = 0
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
  return {
    title: tidy(read.title).slice(0, 80),
    cards: cards.map(({ kind, front, back }) => ({ kind, front, back })),
    left: left.map((each) => ({ ...each, front: each.front.toWellFormed() })),
    media,
    more: read.more + more,
  }
}
