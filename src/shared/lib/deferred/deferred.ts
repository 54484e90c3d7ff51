type Calls = Record<string, (...args: never[]) => unknown>

/** Loads at the first call and remembers; a failed load is tried again by the next call. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
}

/**
 * Stands in for asynchronous calls whose code is still loading: each waits for the real one. After a failed load the next call tries again.
 * @param own what need not wait
 */
export function deferred<T extends object>(load: () => Promise<T>, own: Partial<T> = {}): T {
  const real = loadedOnce(load)
  return new Proxy(own as T, {
    get: (_, name: string) =>
      // `await` asks for `then`: a stand-in that has it would be taken for a promise.
      name === 'then'
        ? undefined
        : (own[name as keyof T] ?? (async (...args: never[]) => ((await real()) as unknown as Calls)[name]?.(...args))),
  })
}
