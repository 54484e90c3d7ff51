import { eq } from 'drizzle-orm'
import { contentState } from './schema.ts'
import { isStoreAway } from '../base/store-away.ts'
import type { Db } from './store.ts'

/** Other processes on the same PostgreSQL hear here that the content, or what is known of its tasks, has changed. */
export const contentChannel = 'skladu_content'

/** One state of the content as it was read. Tasks and words of one version never change, so that it may be cached until the version does. */
type Edition = { version: Promise<string> | null; last: string | null; cached: Map<string, Promise<unknown>>; things: Map<string, unknown> }

const editions = new WeakMap<Db, Edition>()
/** Far more than there is to read of one content; whoever asks for what is not there does not fill the memory. */
const most = 20_000

/** From now on what `kept` reads of the content of this store stays in memory, until `forgetContent`. */
export const cacheContent = (db: Db): void => void editions.set(db, { version: null, last: null, cached: new Map(), things: new Map() })

/** A transaction reads the content that its store keeps. */
export function shareContent(db: Db, tx: Db): void {
  const edition = editions.get(db)
  if (edition) editions.set(tx, edition)
}

/** The content of this store has been changed: everything cached of it goes, in one moment. */
export function forgetContent(db: Db): void {
  const edition = editions.get(db)
  if (!edition) return
  edition.version = null
  edition.cached = new Map()
  edition.things = new Map()
}

/** Names the state of the content: it changes with every letter that editors change. While the store is away it is the one that was known last. */
export function contentVersion(db: Db): Promise<string> {
  const edition = editions.get(db)
  if (!edition) return readVersion(db)
  if (edition.version) return edition.version
  const version = readVersion(db).then(
    (read) => (edition.last = read),
    (error: unknown) => {
      if (edition.version === version) edition.version = null
      if (edition.last === null || !isStoreAway(error)) throw error
      return edition.last
    },
  )
  edition.version = version
  return version
}

/** Reads something of the content by its name, from memory where it is kept. What comes is everybody’s: nobody changes it. */
export function cached<T>(db: Db, name: string, read: () => Promise<T>): Promise<T> {
  const edition = editions.get(db)
  if (!edition) return read()
  const { cached: all } = edition
  const known = all.get(name) as Promise<T> | undefined
  if (known) return known
  const made = read()
  all.set(name, made)
  made.catch(() => all.delete(name))
  if (all.size > most) all.delete(all.keys().next().value ?? name)
  return made
}

/** The same for many things of one kind: those that are not cached yet are read together. */
export async function cachedEach<T>(
  db: Db,
  kind: string,
  names: readonly string[],
  read: (missing: string[]) => Promise<Map<string, T>>,
): Promise<Map<string, T>> {
  const all = editions.get(db)?.things ?? new Map<string, unknown>()
  const keyOf = (name: string) => `${kind} ${name}`
  const missing = [...new Set(names.filter((name) => !all.has(keyOf(name))))]
  if (missing.length > 0) for (const [name, thing] of await read(missing)) all.set(keyOf(name), thing)
  const found = new Map<string, T>()
  for (const name of names) {
    const thing = all.get(keyOf(name)) as T | undefined
    if (thing !== undefined) found.set(name, thing)
  }
  return found
}

async function readVersion(db: Db): Promise<string> {
  const [state] = await db.select({ hash: contentState.hash }).from(contentState).where(eq(contentState.name, 'content'))
  return state?.hash.replace(/[^\w-]/g, '_') ?? ''
}
