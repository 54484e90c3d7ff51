import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { UserFact } from '#contract/user-fact'

/** `delivery`: 1 waits for the server, 0 has arrived, 2 was refused for good. */
export type Entry = { delivery: 0 | 1 | 2; fact: UserFact }

/** Where facts lie. Promises resolve when the transaction is complete; `put` replaces an entry of the same fact. */
export type FactShelf = {
  all: () => Promise<Entry[]>
  put: (entries: readonly Entry[]) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
}

interface Schema extends DBSchema {
  facts: { key: string; value: Entry }
}

/** In IndexedDB; a connection that the browser has closed is opened again. Rejects where the browser refuses. */
export function deviceShelf(name = 'skladu-facts'): FactShelf {
  let connection: Promise<IDBPDatabase<Schema>> | null = null
  const forget = () => void (connection = null)
  const connect = () =>
    (connection ??= openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('facts', { keyPath: 'fact.id' }),
      blocking: (_old, _new, event) => (forget(), (event.target as IDBDatabase).close()),
      terminated: forget,
    }).catch((error: unknown) => {
      forget()
      throw error
    }))
  const run = async <T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    try {
      return await act(await connect())
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      forget()
      return act(await connect())
    }
  }
  return {
    all: () => run((database) => database.getAll('facts')),
    put: (entries) =>
      run(async (database) => {
        const transaction = database.transaction('facts', 'readwrite')
        for (const entry of entries) void transaction.store.put(entry)
        await transaction.done
      }),
    remove: (ids) =>
      run(async (database) => {
        const transaction = database.transaction('facts', 'readwrite')
        for (const id of ids) void transaction.store.delete(id)
        await transaction.done
      }),
  }
}

/** On this page alone: lost with it unless the server has the facts by then. */
export function pageShelf(): FactShelf {
  const entries = new Map<string, Entry>()
  return {
    all: async () => [...entries.values()],
    put: async (added) => added.forEach((entry) => entries.set(entry.fact.id, entry)),
    remove: async (ids) => ids.forEach((id) => entries.delete(id)),
  }
}

/** Takes every fact: on the device, or where that refuses on this page. */
export function safeShelf(device: FactShelf, page: FactShelf): FactShelf {
  return {
    all: async () => {
      const both = [...(await page.all()), ...(await device.all().catch(() => []))]
      return [...new Map(both.map((entry) => [entry.fact.id, entry])).values()]
    },
    put: async (entries) => {
      const isKept = await device.put(entries).then(
        () => true,
        () => false,
      )
      if (isKept) await page.remove(entries.map(({ fact }) => fact.id))
      else await page.put(entries)
    },
    remove: async (ids) => {
      await page.remove(ids)
      await device.remove(ids).catch(() => undefined)
    },
  }
}
