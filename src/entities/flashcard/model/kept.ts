import { openDB, type IDBPDatabase } from 'idb'

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

/** In IndexedDB, and on the page what that refuses. */
export function deviceKept(name = 'skladu-cards', page: Kept = pageKept()): Kept {
  let connection: Promise<IDBPDatabase> | null = null
  const forget = () => void (connection = null)
  const connect = () =>
    (connection ??= openDB(name, 1, {
      upgrade: (database) => void database.createObjectStore('kept'),
      blocking: (_old, _new, event) => (forget(), (event.target as IDBDatabase).close()),
      terminated: forget,
    }).catch((error: unknown) => {
      forget()
      throw error
    }))
  const attempt = async <T>(act: (database: IDBPDatabase) => Promise<T>): Promise<T | undefined> => {
    try {
      return await act(await connect())
    } catch {
      return undefined
    }
  }
  return {
    read: async (key) => (await page.read(key)) ?? attempt((database) => database.get('kept', key)),
    write: async (key, value) => {
      const isWritten = await attempt(async (database) => (await database.put('kept', value, key), true))
      if (isWritten) await page.drop(key)
      else await page.write(key, value)
    },
    drop: async (prefix) => {
      await page.drop(prefix)
      await attempt((database) => database.delete('kept', IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
    },
  }
}
