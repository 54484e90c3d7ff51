type Calls = Record<string, (...args: never[]) => Promise<unknown>>

/** Stands for a set of asynchronous calls that is still loading: each call waits for the real one. A failed load is tried again by the next call. */
export function deferred<T extends Calls>(load: () => Promise<T>): T {
  let loading: Promise<T> | null = null
  const real = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
  return new Proxy({} as T, {
    get:
      (_, name: string) =>
      async (...args: never[]) =>
        (await real())[name]?.(...args),
  })
}
