import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore, type OpenDBCallbacks, type StoreNames } from 'idb'

type Mode = 'readonly' | 'readwrite'

export type DeviceDatabase<S extends DBSchema> = {
  /** Rejects where the browser refuses a database. */
  open: () => Promise<void>
  /**
   * Runs one transaction over one store; rejects once further tries are in vain. Independent parts belong into one `Promise.all`, or the
   * failure of one goes unnoticed.
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
  /** Lets go of this connection alone: a newer one may be here already. */
  const forget = (lost: Promise<IDBPDatabase<S>> | null) => {
    if (connection === lost) connection = null
    // One that is not quite dead would hold up a newer version in another tab.
    lost?.then((db) => db.close()).catch(() => undefined)
  }
  const connect = (): Promise<IDBPDatabase<S>> => {
    if (connection) return connection
    const opened: Promise<IDBPDatabase<S>> = openDB<S>(name, version, {
      upgrade,
      blocking: () => forget(opened),
      terminated: () => forget(opened),
    })
    connection = opened
    opened.catch(() => forget(opened))
    return opened
  }

  const attempt: DeviceDatabase<S>['within'] = async (store, mode, act) => {
    const transaction = (await connect()).transaction(store, mode)
    const torn = transaction.done.then(
      () => null,
      (error: unknown) => ({ error }),
    )
    try {
      const result = await act(transaction.store)
      const failure = await torn
      if (failure) throw failure.error
      return result
    } catch (error) {
      // Its parts say only that they were aborted; why, the transaction knows: a full device is no lost connection.
      const failure = isAbort(error) ? await torn : null
      throw failure?.error ?? error
    }
  }
  return {
    open: async () => void (await connect()),
    within: async (...transaction) => {
      const tried = connection
      try {
        return await attempt(...transaction)
      } catch (error) {
        if (!isLostConnection(error)) throw error
        forget(tried ?? connection)
        return attempt(...transaction)
      }
    },
  }
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/**
 * The connection was closed and nothing was written. `InvalidStateError`: closed by the browser or for another tab. `AbortError`: aborted
 * with it. `UnknownError`: WebKit lost its database process.
 */
const isLostConnection = (error: unknown): boolean =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError', 'UnknownError'].includes(error.name)
