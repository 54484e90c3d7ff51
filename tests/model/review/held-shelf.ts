import type { ReviewFact } from '#contract/review'
import { pageShelf, type FactShelf } from '@/shared/lib/fact-log'

/** A device that writes down what this tab states only when told to, and tells whether it has room for it. */
export function heldShelf() {
  const page = pageShelf<ReviewFact>()
  let isSafe = true
  let held: { fact: ReviewFact; done: () => Promise<void>; fail: () => void } | null = null
  const shelf: FactShelf<ReviewFact> = {
    ...page,
    isSafe: async () => isSafe,
    put: (entries) => {
      const own = entries.find(({ delivery }) => delivery === 1)
      if (!own) return page.put(entries)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      held = {
        fact: own.fact,
        done: async () => (await page.put(entries), resolve()),
        fail: () => reject(new Error('No room')),
      }
      return promise
    },
  }
  const take = () => {
    const taken = held
    held = null
    if (!taken) throw new Error('nothing is to be written down')
    return taken
  }
  return {
    shelf,
    asked: (): ReviewFact | null => held?.fact ?? null,
    keep: async (hasRoom: boolean): Promise<ReviewFact> => {
      const { fact, done } = take()
      isSafe = hasRoom
      await done()
      return fact
    },
    refuse: () => take().fail(),
  }
}
