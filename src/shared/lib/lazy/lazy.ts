import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadedOnce } from '../deferred'

/** Code that comes after the page, and is then here for good: when it is wanted the network may be gone. */
export type Lazy<T> = {
  /** Fetches the code. A failed fetch is tried again by the next call. */
  fetch: () => Promise<T>
  /** Fetches it ahead of need; a failure is left to the need itself. */
  ahead: () => void
  /** The code, where it can be drawn at once. */
  here: () => T | undefined
  /** Hears once it is here. */
  subscribe: (listener: () => void) => () => void
  /** The code once it is here; after a failure `retry`. It is fetched when drawn, and anew whenever `isWanted` turns true. */
  use: (isWanted?: boolean) => { code: T | undefined; retry: (() => void) | null }
}

/** The one way to load code: what is fetched before a page is drawn or taken over from the server is drawn with it, anything else when it comes. */
export function lazy<T>(load: () => Promise<T>): Lazy<T> {
  let here: T | undefined
  const listeners = new Set<() => void>()
  const fetch = loadedOnce(async () => {
    here = await load()
    for (const tell of listeners) tell()
    return here
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const current = () => here
  return {
    fetch,
    here: current,
    subscribe,
    ahead: () => void fetch().catch(() => undefined),
    use: (isWanted = true) => {
      const code = useSyncExternalStore(subscribe, current, current)
      const [tries, setTries] = useState(0)
      const [failed, setFailed] = useState(-1)
      useEffect(() => {
        if (code) return undefined
        let isGone = false
        fetch().catch(() => !isGone && setFailed(tries))
        return () => {
          isGone = true
        }
      }, [code, tries, isWanted])
      return { code, retry: !code && failed === tries ? () => setTries(tries + 1) : null }
    },
  }
}
