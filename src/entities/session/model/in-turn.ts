/** A tab that holds the lock for longer than any call may take is stuck; the others go on without it. */
const patience = 15_000

/**
 * Lets one tab of this browser act at a time. Where Web Locks are missing, refused or never given back, it does not wait.
 * @param act is told whether another tab acted first
 */
export async function inTurn<T>(name: string, act: (isLate: boolean) => Promise<T>): Promise<T> {
  const lock = `skladu:${name}`
  let hasBegun = false
  const begin = (isLate: boolean) => {
    hasBegun = true
    return act(isLate)
  }
  try {
    const first = await navigator.locks.request(lock, { ifAvailable: true }, async (free) => free && { result: await begin(false) })
    if (first) return first.result
    return await navigator.locks.request(lock, { signal: AbortSignal.timeout(patience) }, () => begin(true))
  } catch (error) {
    if (hasBegun) throw error
    return act(false)
  }
}

const stepMs = 25
const steps = 20

/** Waits until what another tab has just written is seen here too, half a second at the most: browsers do not carry it over at once. */
export async function untilSeen(isThere: () => boolean): Promise<void> {
  for (let step = 0; step < steps && !isThere(); step += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, stepMs)
    })
}
