type Timer = { due: number; every: number | null; run: () => void }

/** The clock of a page that is played: it stands until it is moved. */
export type PlayedClock = {
  /** Ms since the start of what is played. */
  elapsed: () => number
  /** Moves on to this time; whatever falls due on the way happens in its order, and what follows from it before the next. */
  goTo: (elapsed: number) => Promise<void>
  /** Gives the page its own clock back; what still waits goes on waiting for what is left of its time. */
  release: () => void
  /** A pause of the real clock. */
  pause: (ms: number) => Promise<void>
  /** The real clock in ms since the epoch. */
  realNow: () => number
}

/** Takes `Date`, `performance.now` and the timers of this page over: what has passed is the same by all of them. @param startedAt in ms since the epoch */
export function playClock(startedAt: number): PlayedClock {
  const real = { Date, setTimeout, clearTimeout, setInterval, clearInterval }
  const timers = new Map<number, Timer>()
  let [now, newest, isReleased] = [0, 1_000_000_000, false]
  const begun = performance.now()
  const pause = (ms: number) => new Promise<void>((over) => real.setTimeout.call(globalThis, over, ms))
  const add = (every: boolean, work: unknown, ms: unknown, given: unknown[]): number => {
    // Code that kept a reference to the played timers still calls them: from now on they set real ones.
    if (isReleased)
      return Number((every ? real.setInterval : real.setTimeout).call(globalThis, work as () => void, Number(ms) || 0, ...(given as [])))
    const wait = Math.max(0, Number(ms) || 0)
    const run = () => void (typeof work === 'function' && (work as (...given: unknown[]) => void)(...given))
    timers.set((newest += 1), { due: now + wait, every: every ? Math.max(1, wait) : null, run })
    return newest
  }
  /** Timers that were set on the played clock and wait on the real one now: they can still be called off. */
  const released = new Map<number, number>()
  const drop = (theirs: typeof clearTimeout) => (id?: number) =>
    void (timers.delete(id ?? 0) || theirs.call(globalThis, released.get(id ?? 0) ?? id))

  class PlayedDate extends real.Date {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [startedAt + now] : given) as [number]))
    }
    static override now = () => startedAt + now
  }
  Object.assign(globalThis, {
    Date: PlayedDate,
    setTimeout: (work: unknown, ms?: unknown, ...given: unknown[]) => add(false, work, ms, given),
    setInterval: (work: unknown, ms?: unknown, ...given: unknown[]) => add(true, work, ms, given),
    clearTimeout: drop(real.clearTimeout),
    clearInterval: drop(real.clearInterval),
  })

  Object.defineProperty(performance, 'now', { configurable: true, writable: true, value: () => begun + now })

  async function goTo(elapsed: number): Promise<void> {
    for (;;) {
      const next = [...timers].filter(([, { due }]) => due <= elapsed).toSorted(([, one], [, other]) => one.due - other.due)[0]
      if (!next) break
      const [id, timer] = next
      now = Math.max(now, timer.due)
      if (timer.every === null) timers.delete(id)
      else timer.due += timer.every
      // An error in a timer is reported and stops nothing, as on a real clock.
      try {
        timer.run()
      } catch (fault) {
        reportError(fault)
      }
      await pause(0)
    }
    now = Math.max(now, elapsed)
  }

  function release(): void {
    isReleased = true
    const { Date: own, setTimeout: wait, setInterval: repeat } = real
    Object.assign(globalThis, { Date: own, setTimeout: wait, setInterval: repeat })
    // What it stood on before is the prototype’s.
    Reflect.deleteProperty(performance, 'now')
    for (const [id, { due, every, run }] of timers) {
      const begin = () => {
        if (every !== null) released.set(id, Number(repeat.call(globalThis, run, every)))
        run()
      }
      released.set(id, Number(wait.call(globalThis, begin, Math.max(0, due - now))))
    }
    timers.clear()
  }
  return { elapsed: () => now, goTo, release, pause, realNow: () => real.Date.now() }
}
