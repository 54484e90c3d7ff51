import type { DBSchema } from 'idb'
import { deviceDatabase } from '@/shared/lib/device-database'

/** What the server said last, by name, for when it cannot be asked. Never throws: where the browser refuses, it lasts as long as the page. */
export type Kept = {
  read: (name: string) => Promise<unknown>
  write: (name: string, value: unknown) => Promise<void>
  /** Drops all names that begin so. */
  drop: (prefix: string) => Promise<void>
}

export function pageKept(): Kept {
  const values = new Map<string, unknown>()
  return {
    read: async (name) => values.get(name),
    write: async (name, value) => void values.set(name, value),
    drop: async (prefix) => [...values.keys()].filter((name) => name.startsWith(prefix)).forEach((name) => values.delete(name)),
  }
}

interface KeptSchema extends DBSchema {
  kept: { key: string; value: unknown }
}

/** In IndexedDB, and on the page what that refuses. */
export function deviceKept(name = 'skladu-cards', page: Kept = pageKept()): Kept {
  const { within } = deviceDatabase<KeptSchema>(name, 1, (database) => void database.createObjectStore('kept'))
  return {
    read: async (key) => (await page.read(key)) ?? within('kept', 'readonly', (store) => store.get(key)).catch(() => undefined),
    write: async (key, value) => {
      const isWritten = await within('kept', 'readwrite', (store) => store.put(value, key)).then(
        () => true,
        () => false,
      )
      if (isWritten) await page.drop(key)
      else await page.write(key, value)
    },
    drop: async (prefix) => {
      await page.drop(prefix)
      const remove = within('kept', 'readwrite', (store) => store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
      await remove.catch(() => undefined)
    },
  }
}
