import { v7 as createUuid } from 'uuid'
import type { Delivery, Entry, Fact, FactShelf } from './fact-shelf'

/** A fact as it is stated; the log adds which and when. */
export type Bare<F extends Fact> = F extends Fact ? Omit<F, 'id' | 'at'> : never

/** The device’s own copy of what has been stated. A fact leaves `waiting` only by the server’s word. */
export type FactLog<F extends Fact> = {
  /** @param at ms since the epoch by the server’s clock. */
  append: (fact: Bare<F>, at: number) => Promise<F>
  /** Takes in what the server has already. */
  learn: (facts: readonly F[]) => Promise<void>
  /** Oldest first. */
  all: () => Promise<F[]>
  waiting: () => Promise<F[]>
  settle: (ids: readonly string[], outcome: 'delivered' | 'refused') => Promise<void>
  /** Lets refused facts wait again. */
  revive: () => Promise<void>
  /** Drops what the server has: the next visitor of this browser is someone else. */
  forget: () => Promise<void>
  /** No fact would be lost with this page. */
  isSafe: () => Promise<boolean>
}

/** A log of facts of one kind upon a shelf. */
export function createFactLog<F extends Fact>(shelf: FactShelf<F>): FactLog<F> {
  const move = async (entries: readonly Entry<F>[], delivery: Delivery) => shelf.put(entries.map(({ fact }) => ({ fact, delivery })))
  return {
    append: async (bare, at) => {
      const fact = { ...bare, id: createUuid(), at: new Date(at).toISOString() } as unknown as F
      await shelf.put([{ fact, delivery: 1 }])
      return fact
    },
    learn: (facts) => shelf.put(facts.map((fact) => ({ fact, delivery: 0 }))),
    all: async () => inOrder(await shelf.all()),
    waiting: async () => inOrder(await shelf.with(1)),
    settle: async (ids, outcome) => {
      const waiting = await shelf.with(1)
      await move(
        waiting.filter(({ fact }) => ids.includes(fact.id)),
        outcome === 'delivered' ? 0 : 2,
      )
    },
    revive: async () => move(await shelf.with(2), 1),
    forget: async () => shelf.remove(inOrder(await shelf.with(0)).map(({ id }) => id)),
    isSafe: () => shelf.isSafe(),
  }
}

const inOrder = <F extends Fact>(entries: readonly Entry<F>[]): F[] => entries.map(({ fact }) => fact).toSorted(byTime)

const byTime = (a: Fact, b: Fact): number => compare(a.at, b.at) || compare(a.id, b.id)
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
