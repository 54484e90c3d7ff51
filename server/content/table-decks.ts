import { asc } from 'drizzle-orm'
import type { Deck } from '#domain/flashcard'
import { theoryKindSchema } from '#domain/theory-kind'
import { factTables, subjects } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { contentVersion } from '../store/edition.ts'
import { decksOfTable } from './table-deck.ts'

export type TableDecks = { tag: string; decks: ReadonlyMap<string, Deck> }

/** All decks of theory, in the order of subjects and kinds; made anew when the content has changed. `tag` names the state of the content. */
export function tableDecks(db: Db): () => Promise<TableDecks> {
  return () => {
    const reader = readers.get(db) ?? readerOf(db)
    readers.set(db, reader)
    return reader()
  }
}

/** One for each store: the decks stand in memory once, whoever asks. */
const readers = new WeakMap<Db, () => Promise<TableDecks>>()

function readerOf(db: Db): () => Promise<TableDecks> {
  let made: TableDecks | null = null
  return async () => {
    const tag = await contentVersion(db)
    if (made?.tag !== tag) made = { tag, decks: await makeDecks(db) }
    return made
  }
}

async function makeDecks(db: Db): Promise<Map<string, Deck>> {
  const all = await db.select({ body: subjects.body }).from(subjects).orderBy(asc(subjects.position), asc(subjects.id))
  const tables = await db.select().from(factTables)
  const decks = all.flatMap(({ body: { id, title } }) =>
    theoryKindSchema.options.flatMap((type) =>
      tables
        .filter((each) => each.subject === id && each.type === type && each.body.rows.length > 0)
        .flatMap(({ body: table }) => decksOfTable({ subject: { id, title }, type, table })),
    ),
  )
  return new Map(decks.map((deck) => [deck.id, deck]))
}
