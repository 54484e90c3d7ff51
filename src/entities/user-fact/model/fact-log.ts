import { v7 as createUuid } from 'uuid'
import type { UserFact } from '#contract/user-fact'
import type { Entry, FactShelf } from './fact-shelf'

/** A fact as the visitor states it; the log adds which and when. */
export type BareUserFact = UserFact extends infer F ? (F extends UserFact ? Omit<F, 'id' | 'at'> : never) : never

/** The device’s own copy of what the visitor has stated outside surveys. One leaves `waiting` only by the server’s word. */
export type FactLog = {
  /** @param at ms since the epoch by the server’s clock. */
  append: (fact: BareUserFact, at: number) => Promise<UserFact>
  /** Oldest first. */
  all: () => Promise<UserFact[]>
  waiting: () => Promise<UserFact[]>
  settle: (ids: readonly string[], outcome: 'delivered' | 'refused') => Promise<void>
  /** Lets refused facts wait again. */
  revive: () => Promise<void>
  /** Drops what the server has: the next visitor of this browser is someone else. */
  forget: () => Promise<void>
}

export function createFactLog(shelf: FactShelf): FactLog {
  const entriesWith = async (fits: (entry: Entry) => boolean) => (await shelf.all()).filter(fits).toSorted(byTime)
  const move = async (fits: (entry: Entry) => boolean, delivery: Entry['delivery']) =>
    shelf.put((await entriesWith(fits)).map(({ fact }) => ({ fact, delivery })))
  return {
    append: async (bare, at) => {
      const fact: UserFact = { ...bare, id: createUuid(), at: new Date(at).toISOString() }
      await shelf.put([{ fact, delivery: 1 }])
      return fact
    },
    all: async () => factsOf(await entriesWith(() => true)),
    waiting: async () => factsOf(await entriesWith(({ delivery }) => delivery === 1)),
    settle: (ids, outcome) => move(({ fact }) => ids.includes(fact.id), outcome === 'delivered' ? 0 : 2),
    revive: () => move(({ delivery }) => delivery === 2, 1),
    forget: async () => shelf.remove(factsOf(await entriesWith(({ delivery }) => delivery === 0)).map(({ id }) => id)),
  }
}

const factsOf = (entries: readonly Entry[]): UserFact[] => entries.map(({ fact }) => fact)

const byTime = ({ fact: a }: Entry, { fact: b }: Entry): number => compare(a.at, b.at) || compare(a.id, b.id)
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
