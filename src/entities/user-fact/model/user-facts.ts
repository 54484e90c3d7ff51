import type { UserFact } from '#contract/user-fact'
import type { BareUserFact, FactLog } from './fact-log'
import { savedAfter } from './saved-tasks'

/** What the visitor states outside surveys: kept on the device first, then carried to the server. */
export type UserFacts = {
  /** Resolves when the fact is written down; it reaches the server in its own time. */
  state: (fact: BareUserFact) => Promise<UserFact>
  /** Facts of one kind, the server’s and those that still wait here; without the server those of this device. */
  of: (kind: UserFact['kind']) => Promise<UserFact[]>
  /** Facts of one kind that this device has written itself: at once, whatever the network does. */
  own: (kind: UserFact['kind']) => Promise<UserFact[]>
  /** The next visitor of this browser is someone else. */
  forget: () => Promise<void>
  saved: { subscribe: (listener: () => void) => () => void; ids: () => ReadonlySet<string> }
}

type UserFactParts = {
  log: FactLog
  read: (kind: UserFact['kind']) => Promise<UserFact[]>
  /** ms since the epoch by the server’s clock. */
  now: () => number
  /** Something waits to be delivered. */
  wake: () => void
}

const none: ReadonlySet<string> = new Set()

/** Bookmarks are read once, when the first of them is looked at, and again after a failure. */
export function createUserFacts({ log, read, now, wake }: UserFactParts): UserFacts {
  const listeners = new Set<() => void>()
  let known: UserFact[] = []
  let saved = none
  let isRead = false
  const learn = (facts: readonly UserFact[]) => {
    known = [...known, ...facts.filter(({ kind }) => kind === 'task.save')]
    saved = savedAfter(known)
    listeners.forEach((listener) => listener())
  }
  const own: UserFacts['own'] = async (kind) => (await log.all()).filter((fact) => fact.kind === kind)
  const of: UserFacts['of'] = async (kind) => {
    const ours = await own(kind)
    const theirs = await read(kind)
    return [...new Map([...theirs, ...ours].map((fact) => [fact.id, fact])).values()]
  }
  const readSaved = async () => {
    isRead = true
    try {
      learn(await of('task.save'))
    } catch {
      isRead = false
      learn(await log.all())
    }
  }
  return {
    of: (kind) => of(kind).catch(() => own(kind)),
    own,
    state: async (bare) => {
      const stated = await log.append(bare, now())
      learn([stated])
      wake()
      return stated
    },
    forget: async () => {
      await log.forget()
      known = []
      isRead = false
      learn([])
      if (listeners.size > 0) await readSaved()
    },
    saved: {
      subscribe: (listener) => {
        listeners.add(listener)
        if (!isRead) void readSaved()
        return () => listeners.delete(listener)
      },
      ids: () => saved,
    },
  }
}
