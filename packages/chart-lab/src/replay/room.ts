import type { Recording } from '../recorder/recording.ts'

const prefix = 'replay:'

/**
 * Keeps the replay apart from this browser: storages come from the recording; databases, caches, locks and channels get other names.
 * @param shared channels that keep their names
 */
export async function openRoom({ device }: Recording, shared: readonly string[] = []): Promise<void> {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storageOf(device.local) })
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: storageOf(device.session) })
  navigator.sendBeacon = () => true
  const Channel = globalThis.BroadcastChannel
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(shared.includes(name) ? name : prefix + name)
    }
  }
  nameAnew(LockManager.prototype, ['request'])
  nameAnew(CacheStorage.prototype, ['open', 'has', 'delete'])
  await forgetDatabases()
  nameAnew(IDBFactory.prototype, ['open', 'deleteDatabase'])
  nothingIn(CacheStorage.prototype, 'match', undefined)
  nothingIn(CacheStorage.prototype, 'keys', [])
  nothingIn(IDBFactory.prototype, 'databases', [])
}

/** Removes the traces of an earlier replay. */
async function forgetDatabases(): Promise<void> {
  const left = (await indexedDB.databases()).map(({ name = '' }) => name).filter((name) => name.startsWith(prefix))
  await Promise.all(
    left.map(
      (name) =>
        new Promise<void>((gone) => {
          const asked = indexedDB.deleteDatabase(name)
          asked.onsuccess = asked.onerror = asked.onblocked = () => gone()
        }),
    ),
  )
  const caught = await caches.keys().catch(() => [])
  await Promise.all(caught.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)))
}

type Named = (name: string, ...rest: unknown[]) => unknown

function nameAnew(owner: object, calls: readonly string[]): void {
  for (const call of calls) {
    const own = (owner as Record<string, Named>)[call]!
    Object.assign(owner, {
      [call](this: object, name: string, ...rest: unknown[]) {
        return own.call(this, prefix + name, ...rest)
      },
    })
  }
}

const nothingIn = (owner: object, call: string, nothing: unknown) => Object.assign(owner, { [call]: async () => nothing })

function storageOf(held: Record<string, string>): Storage {
  const texts = new Map(Object.entries(held))
  return {
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
    clear: () => texts.clear(),
  }
}
