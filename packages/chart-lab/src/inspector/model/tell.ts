/** The shortest and the longest pause between two tellings, and the share of time that telling may cost: one part in so many. */
const [shortestPause, longestPause, share] = [16, 500, 12]
/** With more than one change in a millisecond nobody can follow them one by one: until they grow fewer, listeners are told once in a while. */
const [manyChanges, onceInAWhile] = [30, 1500]

/** Tells listeners of a change at once after a rest, else once for all changes when the rest is over. A slow listener gets longer rests. */
export function createTeller(now: () => number = () => performance.now()) {
  const listeners = new Set<() => void>()
  let isPlanned = false
  let rested = 0
  let changes = 0
  let told = 0
  const tell = () => {
    isPlanned = false
    const start = now()
    const isBusy = changes > manyChanges && changes > start - told
    told = start
    changes = 0
    for (const listener of listeners) listener()
    // React draws the changes of listeners in a microtask that was planned before this one.
    queueMicrotask(() => {
      rested = now() + (isBusy ? onceInAWhile : Math.min(longestPause, Math.max(shortestPause, share * (now() - start))))
    })
  }
  return {
    change(): void {
      changes += 1
      if (isPlanned || listeners.size === 0) return
      isPlanned = true
      const pause = rested - now()
      if (pause <= 0) queueMicrotask(tell)
      else setTimeout(tell, pause)
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
