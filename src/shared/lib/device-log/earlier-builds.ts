import { openDB, type IDBPDatabase } from 'idb'
import type { Entry, StoredDocument } from './fact'
import type { Shelf } from './shelf'

/** Where something of an earlier build is kept now; undefined for what is no longer needed. */
export type MovedRecord = { entry: Omit<Entry, 'owner'> } | { document: Omit<StoredDocument, 'owner'>; isPublic?: boolean } | null

/** A database that earlier builds wrote, and for each of its stores what its records are now. */
export type EarlierBuild = { database: string; stores: Readonly<Record<string, (value: never, key: string) => MovedRecord>> }

/**
 * Moves what earlier builds have left, record by record, to whoever holds the browser now. No database is dropped: a tab of an earlier
 * build may still write.
 */
export async function moveFromEarlier(builds: readonly EarlierBuild[], shelf: Shelf, owner: string): Promise<void> {
  // Firefox before 126 does not list its databases: each is tried there.
  const names = 'databases' in indexedDB ? new Set((await indexedDB.databases()).map(({ name }) => name)) : null
  for (const { database: name, stores } of builds.filter(({ database }) => names?.has(database) ?? true)) {
    const database = await openKnown(name)
    if (!database) continue
    for (const store of Object.keys(stores).filter((each) => database.objectStoreNames.contains(each))) {
      const place = stores[store]
      if (place) await moveStore(database, store, (value, key) => place(value as never, key), shelf, owner)
    }
    database.close()
  }
}

/** A database that there is; null for any other, which is not made. */
const openKnown = (name: string): Promise<IDBPDatabase | null> =>
  openDB(name, undefined, {
    blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
    upgrade: (_database, _old, _new, making) => {
      making.done.catch(() => undefined)
      making.abort()
    },
  }).catch(() => null)

async function moveStore(
  database: IDBPDatabase,
  name: string,
  place: (value: unknown, key: string) => MovedRecord,
  shelf: Shelf,
  owner: string,
): Promise<void> {
  const reading = database.transaction(name)
  const [keys, values] = await Promise.all([reading.store.getAllKeys() as Promise<string[]>, reading.store.getAll()])
  if (keys.length === 0) return
  const places = values.map((value: unknown, at) => place(value, keys[at] ?? ''))
  const entries = places.flatMap((found) => (found && 'entry' in found ? { ...found.entry, owner } : []))
  for (const [stream, moved] of Map.groupBy(entries, (entry) => entry.stream)) {
    await shelf.turn({ stream, ids: moved.map(({ fact }) => fact.id) }, (found) => ({
      put: moved.filter(({ fact }) => found.every((entry) => entry.fact.id !== fact.id)),
    }))
  }
  for (const found of places) {
    if (found && 'document' in found) await shelf.document(found.document.key, { ...found.document, owner: found.isPublic ? '' : owner })
  }
  const clearing = database.transaction(name, 'readwrite')
  for (const [at, key] of keys.entries()) {
    // A tab of an earlier build may have written meanwhile.
    if (JSON.stringify(await clearing.store.get(key)) === JSON.stringify(values[at])) await clearing.store.delete(key)
  }
  await clearing.done
}
