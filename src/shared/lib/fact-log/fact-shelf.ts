import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** What somebody stated: `id` is a UUID made by the device, `at` an ISO moment by the server’s clock. */
export type Fact = { id: string; at: string }
/** 1 waits for the server, 0 has arrived, 2 was refused for good. */
export type Delivery = 0 | 1 | 2
export type Entry<F extends Fact> = { delivery: Delivery; fact: F }

/** Where facts lie. Promises resolve when the transaction is complete; `put` replaces an entry of the same fact. */
export type FactShelf<F extends Fact> = {
  all: () => Promise<Entry<F>[]>
  with: (delivery: Delivery) => Promise<Entry<F>[]>
  put: (entries: readonly Entry<F>[]) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
  /** Nothing is lost with this page. */
  isSafe: () => Promise<boolean>
}

interface Schema<F extends Fact> extends DBSchema {
  facts: { key: string; value: Entry<F>; indexes: { delivery: number } }
}
type Database<F extends Fact> = IDBPDatabase<Schema<F>>

/** In IndexedDB; a connection that the browser has closed is opened again. Rejects where the browser refuses. */
export function deviceShelf<F extends Fact>(name: string): FactShelf<F> {
  let connection: Promise<Database<F>> | null = null
  const forget = () => void (connection = null)
  const connect = () =>
    (connection ??= openDB<Schema<Fact>>(name, 2, {
      upgrade: (database, before, _now, transaction) => {
        const store = before === 0 ? database.createObjectStore('facts', { keyPath: 'fact.id' }) : transaction.objectStore('facts')
        store.createIndex('delivery', 'delivery')
      },
      blocking: (_old, _new, event) => (forget(), (event.target as IDBDatabase).close()),
      terminated: forget,
    })
      .then((opened) => opened as unknown as Database<F>)
      .catch((error: unknown) => {
        forget()
        throw error
      }))
  const run = async <T>(act: (database: Database<F>) => Promise<T>): Promise<T> => {
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
    with: (delivery) => run((database) => database.getAllFromIndex('facts', 'delivery', delivery)),
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
    isSafe: async () => true,
  }
}

/** On this page alone: lost with it unless the server has the facts by then. */
export function pageShelf<F extends Fact>(): FactShelf<F> {
  const entries = new Map<string, Entry<F>>()
  return {
    all: async () => [...entries.values()],
    with: async (delivery) => [...entries.values()].filter((entry) => entry.delivery === delivery),
    put: async (added) => added.forEach((entry) => entries.set(entry.fact.id, entry)),
    remove: async (ids) => ids.forEach((id) => entries.delete(id)),
    isSafe: async () => [...entries.values()].every(({ delivery }) => delivery === 0),
  }
}

/** Takes every fact: on the device, or where that refuses on this page. */
export function safeShelf<F extends Fact>(device: FactShelf<F>, page: FactShelf<F>): FactShelf<F> {
  const both = async (read: (shelf: FactShelf<F>) => Promise<Entry<F>[]>) => {
    const found = [...(await read(page)), ...(await read(device).catch(() => []))]
    return [...new Map(found.map((entry) => [entry.fact.id, entry])).values()]
  }
  return {
    all: () => both((shelf) => shelf.all()),
    with: (delivery) => both((shelf) => shelf.with(delivery)),
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
    isSafe: () => page.isSafe(),
  }
}
