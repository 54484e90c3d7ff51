import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadedOnce } from '../deferred'

/** `module` once it is here; after a failure `retry`. */
export type AtHand<T> = { module: T | undefined; retry: (() => void) | null }

/**
 * Code that comes beside the first paint and is then here for good, without a further wait: when it is wanted the network may be gone.
 * @returns how to fetch it ahead, quietly, and the hook that gives it. The hook tries anew whenever `isWanted` turns true.
 */
export function atHand<T>(load: () => Promise<T>): [prefetch: () => void, useModule: (isWanted?: boolean) => AtHand<T>] {
  let loaded: T | undefined
  const listeners = new Set<() => void>()
  const loadOnce = loadedOnce(async () => {
    loaded = await load()
    for (const tell of listeners) tell()
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const current = () => loaded
  const useModule = (isWanted = true): AtHand<T> => {
    const module = useSyncExternalStore(subscribe, current, current)
    const [tries, setTries] = useState(0)
    const [failed, setFailed] = useState(-1)
    useEffect(() => {
      if (module) return undefined
      let isGone = false
      loadOnce().catch(() => !isGone && setFailed(tries))
      return () => {
        isGone = true
      }
    }, [module, tries, isWanted])
    return { module, retry: !module && failed === tries ? () => setTries(tries + 1) : null }
  }
  return [() => void loadOnce().catch(() => undefined), useModule]
}
