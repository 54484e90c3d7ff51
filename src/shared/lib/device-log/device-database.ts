import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore, type OpenDBCallbacks, type StoreNames } from 'idb'

type Mode = 'readonly' | 'readwrite'

export type DeviceDatabase<S extends DBSchema> = {
  /** Rejects where the browser refuses a database. */
  open: () => Promise<void>
  /**
   * One transaction over one store; resolves when it is complete, rejects when it was torn off and could not be had again.
   * Parts that need not wait for each other belong into one `Promise.all`, so that nothing is torn unheard.
   */
  within: <N extends StoreNames<S>, M extends Mode, T>(
    store: N,
    mode: M,
    act: (store: IDBPObjectStore<S, [N], N, M>) => Promise<T>,
  ) => Promise<T>
}

/** A database of the browser. A connection that was closed, by the browser or for another tab’s newer version, is opened again. */
export function deviceDatabase<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<S>['upgrade']>,
): DeviceDatabase<S> {
  let connection: Promise<IDBPDatabase<S>> | null = null
  const forget = () => void (connection = null)
  const connect = () =>
    (connection ??= openDB<S>(name, version, {
      upgrade,
      blocking: (_old, _new, event) => (forget(), (event.target as IDBDatabase).close()),
      terminated: forget,
    }).catch((error: unknown) => {
      forget()
      throw error
    }))

  const attempt: DeviceDatabase<S>['within'] = async (store, mode, act) => {
    const transaction = (await connect()).transaction(store, mode)
    const done = transaction.done.then(
      () => null,
      (error: unknown) => ({ error }),
    )
    const result = await act(transaction.store)
    const torn = await done
    if (torn) throw torn.error
    return result
  }
  return {
    open: async () => void (await connect()),
    within: async (...transaction) => {
      try {
        return await attempt(...transaction)
      } catch (error) {
        if (!isLostConnection(error)) throw error
        forget()
        return attempt(...transaction)
      }
    },
  }
}

/** The connection was closed before the transaction or while it ran: nothing of it was written. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError')
