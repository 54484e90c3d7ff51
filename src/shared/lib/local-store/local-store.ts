/** Named texts that outlive a visit. Never throws: where the browser refuses storage, texts live for the visit only. */
export type LocalStore = {
  read: (key: string) => string | null
  write: (key: string, text: string) => void
  remove: (key: string) => void
}

/** @param storage how to reach the browser’s storage; merely touching it may throw where site data is blocked. */
export function createLocalStore(storage: () => Storage = () => localStorage): LocalStore {
  const memory = new Map<string, string>()
  return {
    read: (key) => memory.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    write: (key, text) => {
      const isStored = attempt(() => (storage().setItem(key, text), true)) ?? false
      if (isStored) memory.delete(key)
      else memory.set(key, text)
    },
    remove: (key) => {
      memory.delete(key)
      attempt(() => storage().removeItem(key))
    },
  }
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
