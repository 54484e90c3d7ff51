import type { ReviewFact } from '#domain/review'
import type { SafeShelf } from '@/shared/lib/device-log'
import { pageShelf } from '@/shared/lib/device-log/shelf'

/** A device that writes down what this tab states only when told to, and tells whether it has room for it. */
export function heldShelf() {
  const page = pageShelf()
  let isSafe = true
  let held: { fact: ReviewFact; done: () => Promise<void>; fail: () => void } | null = null
  const shelf: SafeShelf = {
    ...page,
    isSafe: async () => isSafe,
    turn: async (query, change) => {
      const found = await page.turn(query)
      const own = change?.(found).put?.find(({ delivery }) => delivery === 1)
      if (!own) return page.turn(query, change)
      const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<SafeShelf['turn']>>>()
      held = {
        fact: own.fact as ReviewFact,
        done: async () => resolve(await page.turn(query, change)),
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
