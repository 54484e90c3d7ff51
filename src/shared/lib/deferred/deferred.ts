type Calls = Record<string, (...args: never[]) => Promise<unknown>>

/** Loads at the first call and remembers; a failed load is tried again by the next call. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
}

/** Stands for a set of asynchronous calls that is still loading: each call waits for the real one. A failed load is tried again by the next call. */
export function deferred<T extends Calls>(load: () => Promise<T>): T {
  const real = loadedOnce(load)
  return new Proxy({} as T, {
    get:
      (_, name: string) =>
      async (...args: never[]) =>
        (await real())[name]?.(...args),
  })
}
