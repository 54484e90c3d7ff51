import { SimulatedClock } from 'xstate'

/** A clock that stands until it is moved, and says after how many milliseconds something is to happen. */
export function steppedClock() {
  const clock = new SimulatedClock()
  const due = new Map<number, number>()
  return {
    now: () => clock.now(),
    setTimeout: (happen: () => void, ms: number): number => {
      const id = clock.setTimeout(() => {
        due.delete(id)
        happen()
      }, ms)
      due.set(id, clock.now() + ms)
      return id
    },
    clearTimeout: (id: number): void => {
      due.delete(id)
      clock.clearTimeout(id)
    },
    waits: (): number[] => [...due.values()].map((at) => at - clock.now()).toSorted((one, other) => one - other),
    pass: (ms: number): void => clock.increment(ms),
  }
}
