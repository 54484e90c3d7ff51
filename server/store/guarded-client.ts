import { PGlite } from '@electric-sql/pglite'
import { timed, textOfQuery } from '../base/observe/query-clock.ts'
import { brokenStore, type Fault, type StoreBroken } from './store-broken.ts'
import { emptyStoreFor, storeSettings } from './empty-store.ts'
import { freeSpace, leastSpace } from './folder-state.ts'

const checkEvery = 2000
/** After these PGlite never answers again, not even a rollback. */
const ends: Record<string, Fault> = { '53100': 'full', '58030': 'damaged', XX001: 'damaged', XX002: 'damaged', '25006': 'readOnly' }

type Call = (...call: never[]) => unknown

/** A client that tells `onEnd` of the first fault that no query outlives, before anything else is asked of the store; null for the other faults. */
export function guardedClient<T extends object>(client: T, directory: string, onEnd: (broken: StoreBroken) => void): T {
  const heard = (error: unknown): never => {
    const fault = faultIn(error)
    if (fault) onEnd(brokenStore(directory, fault))
    throw error
  }
  const guarded = <O extends object>(target: O): O =>
    new Proxy(target, {
      get(object, name) {
        const value: unknown = Reflect.get(object, name, object)
        if (typeof value !== 'function') return value
        if (name === 'transaction')
          return (work: (tx: object) => unknown) => (value as Call).call(object, ((tx: object) => work(guarded(tx))) as never)
        if (name !== 'query' && name !== 'exec') return (value as Call).bind(object)
        return (...call: never[]) => timed(textOfQuery(call[0]) ?? name, () => (value as Call).apply(object, call)).catch(heard)
      },
    })
  return guarded(client)
}

function faultIn(error: unknown): Fault | null {
  if (error instanceof WebAssembly.RuntimeError) return 'damaged'
  return error instanceof Error && 'code' in error ? (ends[String(error.code)] ?? null) : null
}

/** Calls `onEnd` while there is still enough space to end the store safely. @returns stops the watch. */
export function watchSpace(directory: string, onEnd: (broken: StoreBroken) => void): () => void {
  const timer = setInterval(() => {
    if (freeSpace(directory) < leastSpace) onEnd(brokenStore(directory, 'full'))
  }, checkEvery).unref()
  return () => clearInterval(timer)
}

const longestOpening = 60_000

/**
 * Opens PGlite in a folder that was looked at; a new one starts from the file `empty`. Throws `StoreBroken` for whatever it cannot read.
 */
export async function openClient(directory: string, data: string, empty?: string): Promise<PGlite> {
  let late: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(brokenStore(directory, 'damaged')), longestOpening)
  })
  try {
    return await Promise.race([
      PGlite.create({ dataDir: data, loadDataDir: emptyStoreFor(data, empty), postgresqlconf: storeSettings }),
      tooLong,
    ])
  } catch {
    throw brokenStore(directory, freeSpace(directory) < leastSpace ? 'full' : 'damaged')
  } finally {
    clearTimeout(late)
  }
}
