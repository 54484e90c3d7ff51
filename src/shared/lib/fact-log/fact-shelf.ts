import type { DBSchema } from 'idb'
import { deviceDatabase } from '../device-database'

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

/** In IndexedDB. Rejects where the browser refuses. */
export function deviceShelf<F extends Fact>(name: string): FactShelf<F> {
  const { within } = deviceDatabase<Schema<F>>(name, 2, (database, before, _now, transaction) => {
    const store = before === 0 ? database.createObjectStore('facts', { keyPath: 'fact.id' }) : transaction.objectStore('facts')
    store.createIndex('delivery', 'delivery')
  })
  return {
    all: () => within('facts', 'readonly', (store) => store.getAll()),
    with: (delivery) => within('facts', 'readonly', (store) => store.index('delivery').getAll(delivery)),
    put: (entries) => within('facts', 'readwrite', async (store) => void (await Promise.all(entries.map((entry) => store.put(entry))))),
    remove: (ids) => within('facts', 'readwrite', async (store) => void (await Promise.all(ids.map((id) => store.delete(id))))),
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
