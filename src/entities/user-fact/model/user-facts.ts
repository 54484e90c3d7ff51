import type { UserFact } from '#contract/user-fact'
import type { Bare, DeviceLog } from '@/shared/lib/device-log'
import { readUnlessNew } from '@/shared/api'
import { savedAfter } from './saved-tasks'

export const streamNames = { facts: 'facts', lessons: 'lessons' } as const

/** The name of the stream that a fact of this kind goes into. */
const streamNameOf = (kind: UserFact['kind']): string =>
  kind === 'lesson.step' || kind === 'lesson.answer' ? streamNames.lessons : streamNames.facts

/** A fact as the visitor states it; the log adds which and when. */
export type BareUserFact = Bare<UserFact>

/** The facts that the visitor states outside surveys: kept on the device first, then carried to the server. */
export type UserFacts = {
  /** Resolves when the fact is written down; it reaches the server in its own time. */
  state: (fact: BareUserFact) => Promise<UserFact>
  /** Facts of one kind, the server’s and those that still wait here; without the server those of this device. */
  of: (kind: UserFact['kind']) => Promise<UserFact[]>
  /** Facts of one kind that this device has written itself: at once, whatever the network does. */
  own: (kind: UserFact['kind']) => Promise<UserFact[]>
  /** Somebody else is here now, or the same visitor under an account: what is shown is read anew. */
  renew: () => Promise<void>
  saved: { subscribe: (listener: () => void) => () => void; ids: () => ReadonlySet<string> }
}

type UserFactParts = {
  log: DeviceLog
  /** Facts of one kind that the server has. */
  read?: (kind: UserFact['kind']) => Promise<UserFact[]>
  /** ms since the epoch by the server’s clock. */
  now: () => number
}

const none: ReadonlySet<string> = new Set()
const readFacts = (kind: UserFact['kind']): Promise<UserFact[]> =>
  readUnlessNew(async () => (await import('../api/fact-calls')).readFacts(kind), [])

/** Bookmarks are read once, when the first of them is looked at, and again after a failure. */
export function createUserFacts({ log, read = readFacts, now }: UserFactParts): UserFacts {
  const listeners = new Set<() => void>()
  let known: UserFact[] = []
  let saved = none
  let isRead = false
  let visitor = {}
  const learn = (facts: readonly UserFact[]) => {
    known = [...known, ...facts.filter(({ kind }) => kind === 'task.save')]
    saved = savedAfter(known)
    listeners.forEach((listener) => listener())
  }
  const own: UserFacts['own'] = async (kind) => (await log.named<UserFact>(streamNameOf(kind)).all()).filter((fact) => fact.kind === kind)
  const of: UserFacts['of'] = async (kind) => {
    const ours = await own(kind)
    const theirs = await read(kind)
    return [...new Map([...theirs, ...ours].map((fact) => [fact.id, fact])).values()]
  }
  const readSaved = async () => {
    const asked = visitor
    isRead = true
    const found = await of('task.save').catch(async () => {
      if (asked === visitor) isRead = false
      return own('task.save')
    })
    if (asked === visitor) learn(found)
  }
  return {
    of: (kind) => of(kind).catch(() => own(kind)),
    own,
    state: async (bare) => {
      const [stated] = await log.named<UserFact>(streamNameOf(bare.kind)).append([bare], { at: now() })
      if (!stated) throw new Error('The log has taken nothing')
      learn([stated])
      return stated
    },
    renew: async () => {
      visitor = {}
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
