import type { ImportedCard } from '#domain/imported-card'
import type { CardColumns, LeftRow } from '#domain/import-rows'

/** What the pupil has chosen about a table; what is null is found in it. */
export type TableChoice = { separator: string | null; isHeaded: boolean; columns: CardColumns }
export const freeChoice: TableChoice = { separator: null, isHeaded: false, columns: { front: 0, back: null } }

/** Cards to be added, and the rows that make none with their reasons; `row` is the line of the table, from 1. */
export type ReadCards = { cards: (ImportedCard & { row?: number })[]; left: LeftRow[]; more: number }
export type ReadTable = ReadCards & {
  separator: string
  /** The first of each column, by which it can be told from others. */
  columns: string[]
  title: string
  joined: number
  isHtml: boolean
}

/** Reads a pasted table or a text file as cards. */
export async function readTable(text: string, choice: TableChoice): Promise<ReadTable> {
  const [{ readTextDeck }, { readRows }] = await Promise.all([import('#domain/deck-text'), import('#domain/import-rows')])
  const { rows, separator, aside, title, joined, isHtml } = readTextDeck(text, {
    isHeaded: choice.isHeaded,
    ...(choice.separator !== null && { separator: choice.separator }),
  })
  const plain = rows.map(({ line, fields }) => ({ line, fields: fields.filter((_, column) => !aside.includes(column)) }))
  const width = Math.min(12, Math.max(0, ...plain.slice(0, 100).map(({ fields }) => fields.length)))
  const columns = Array.from({ length: width }, (_, index) => plain.find(({ fields }) => fields[index])?.fields[index] ?? '')
  return { ...readRows(plain, { columns: choice.columns }), separator, columns, title, joined, isHtml }
}

/** Packages of Anki are archives. */
export const isArchive = async (file: Blob): Promise<boolean> => (await file.slice(0, 2).text()) === 'PK'

/** The text of a file, or null where it is no text. */
export async function readText(file: Blob): Promise<string | null> {
  const { decodeDeck } = await import('#domain/deck-text')
  return decodeDeck(new Uint8Array(await file.arrayBuffer()))
}
