import type { DBSchema, IDBPObjectStore } from 'idb'
import { deviceDatabase } from './device-database'
import type { Delivery, Entry, StoredDocument } from './fact'

/** Entries of a stream: all, by delivery, of one group, or by their ids. */
export type Query = { stream: string; delivery?: Delivery; group?: string; ids?: readonly string[] }
export type Change = { put?: readonly Entry[]; remove?: readonly Entry[] }

/** The shelf of facts and documents. Promises resolve when the transaction is complete. */
export type Shelf = {
  /** Gives the entries asked for and, in the same transaction, writes what `change` makes of them; it may be called twice. @returns what was written, else what was found. */
  turn: (query: Query, change?: (found: readonly Entry[]) => Change) => Promise<Entry[]>
  /** @param otherwise is stored where there is none. */
  document: (key: string, otherwise?: StoredDocument) => Promise<StoredDocument | undefined>
  /** Keeps all of them, or none. */
  keep: (...documents: readonly StoredDocument[]) => Promise<void>
  /** Drops documents, and gives up nothing else. */
  drop: (isMeant: (document: StoredDocument) => boolean) => Promise<void>
}

interface Schema extends DBSchema {
  facts: { key: [string, string]; value: Entry; indexes: { delivery: [string, number]; group: [string, string] } }
  documents: { key: string; value: StoredDocument }
}
type Facts = IDBPObjectStore<Schema, ['facts'], 'facts', 'readonly' | 'readwrite'>

/** In IndexedDB. Rejects where the browser refuses. */
export function deviceShelf(name: string): Shelf {
  const { within } = deviceDatabase<Schema>(name, 1, (database) => {
    const facts = database.createObjectStore('facts', { keyPath: ['stream', 'fact.id'] })
    facts.createIndex('delivery', ['stream', 'delivery'])
    facts.createIndex('group', ['stream', 'group'])
    database.createObjectStore('documents', { keyPath: 'key' })
  })
  return {
    turn: (query, change) =>
      change
        ? within('facts', 'readwrite', async (store) => {
            const { put = [], remove = [] } = change(await find(store, query))
            await Promise.all([
              ...put.map((entry) => store.put(entry)),
              ...remove.map(({ stream, fact }) => store.delete([stream, fact.id])),
            ])
            return [...put]
          })
        : within('facts', 'readonly', (store) => find(store, query)),
    document: (key, otherwise) =>
      otherwise
        ? within('documents', 'readwrite', async (store) => {
            const found = await store.get(key)
            if (!found) await store.put(otherwise)
            return found ?? otherwise
          })
        : within('documents', 'readonly', (store) => store.get(key)),
    keep: (...kept) =>
      within('documents', 'readwrite', async (store) => void (await Promise.all(kept.map((document) => store.put(document))))),
    drop: (isMeant) =>
      within('documents', 'readwrite', async (store) => {
        // One at a time: together they may hold more than the memory does.
        for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
          if (isMeant(cursor.value)) await cursor.delete()
      }),
  }
}

async function find(store: Facts, { stream, delivery, group, ids }: Query): Promise<Entry[]> {
  if (ids) return (await Promise.all(ids.map((id) => store.get([stream, id])))).filter((entry) => entry !== undefined)
  if (group !== undefined) return store.index('group').getAll([stream, group])
  return store.index('delivery').getAll(delivery === undefined ? IDBKeyRange.bound([stream, 0], [stream, 2]) : [stream, delivery])
}

export const nameOf = ({ stream, fact }: Entry): string => `${stream} ${fact.id}`

/** On this page alone: lost with it unless the server has the facts by then. */
export function pageShelf(entries = new Map<string, Entry>(), documents = new Map<string, StoredDocument>()): Shelf {
  return {
    turn: async (query, change) => {
      const found = among(entries.values(), query)
      if (!change) return found
      const { put = [], remove = [] } = change(found)
      for (const entry of put) entries.set(nameOf(entry), entry)
      for (const entry of remove) entries.delete(nameOf(entry))
      return [...put]
    },
    document: async (key, otherwise) => {
      if (otherwise && !documents.has(key)) documents.set(key, otherwise)
      return documents.get(key)
    },
    keep: async (...kept) => kept.forEach((document) => documents.set(document.key, document)),
    drop: async (isMeant) => [...documents.values()].filter(isMeant).forEach(({ key }) => documents.delete(key)),
  }
}

export const among = (entries: Iterable<Entry>, { stream, delivery, group, ids }: Query): Entry[] =>
  [...entries].filter(
    (entry) =>
      entry.stream === stream &&
      (ids
        ? ids.includes(entry.fact.id)
        : group === undefined
          ? delivery === undefined || entry.delivery === delivery
          : entry.group === group),
  )
