import { readableBy } from './readable'
import type { Bare, Delivery, Entry, Fact, Owners, Stream } from './fact'
import type { SafeShelf } from './safe-shelf'
import { stateFacts, type Stated, type Stating, type WriteAhead } from './write-ahead'

export type Outcome = 'delivered' | 'refused' | 'waiting'

/** The device’s own copy of what was stated in one stream. A fact leaves `waiting` only by the server’s word. */
export type StreamLog<F extends Fact> = {
  /** Writes facts down in the order given; whose they are is settled by the call itself. @param stating.at ms since the epoch by the server’s clock. */
  append: (facts: readonly Bare<F>[], stating: Stating) => Promise<F[]>
  /** Takes in what the server has already; a fact that still waits here goes on waiting. */
  learn: (facts: readonly F[], group?: string, owner?: string) => Promise<void>
  /** Reads the facts of one group, else of the present owner, in order. */
  all: (group?: string) => Promise<F[]>
  /** Reads the facts that the server still lacks, of this owner, else of the present one, in order. */
  waiting: (owner?: string) => Promise<Entry<F>[]>
  /** Reads the facts of the present owner that the server turned down for good, in order. */
  refused: () => Promise<Entry<F>[]>
  /** Sets the delivery of facts: a waiting fact may become delivered or refused, and any fact may wait again. */
  settle: (ids: readonly string[], outcome: Outcome) => Promise<void>
  /** Lets refused facts of the present owner wait again. */
  revive: () => Promise<void>
  /** Drops what the server has of everybody else. */
  forget: () => Promise<void>
  /** Drops whatever an owner has stated. */
  erase: (owner: string) => Promise<void>
  /** No fact would be lost with this page. */
  isSafe: () => Promise<boolean>
}

type StreamLogParts = {
  shelf: SafeShelf
  owners: Owners
  ahead: WriteAhead
  /** Something was written. */
  tell: () => void
  /** Something waits to be delivered. */
  wake: () => void
}
const codes = { delivered: 0, waiting: 1, refused: 2 } as const

export function createStreamLog<F extends Fact>(
  stream: Stream<F>,
  parts: StreamLogParts,
): StreamLog<F> & { restate: (stated: Stated, isQuiet?: boolean) => Promise<F[]> } {
  const { shelf, owners, tell } = parts
  const name = stream.name
  const { state, note, written } = createWriter(stream, parts)

  const isOf = (owner: string) => (entry: Entry) => owners.isSame(entry.owner, owner)
  const ofHere = () => isOf(owners.current())
  const move = (entries: readonly Entry[], delivery: Delivery) => ({ put: entries.map((entry) => ({ ...entry, delivery })) })
  const inOrder = (entries: readonly Entry[]) =>
    (entries as Entry<F>[]).toSorted((one, other) => (stream.order ?? byTime)(one.fact, other.fact))
  const read = async (...query: Parameters<SafeShelf['turn']>) => {
    await written()
    return shelf.turn(...query)
  }

  return {
    append: (bare, stating) => state(stateFacts<F>(name, bare, stating, owners), stating.isQuiet),
    restate: state,
    learn: async (facts, group = '', owner = owners.current()) => {
      note(group, facts)
      await read({ stream: name, ids: facts.map(({ id }) => id) }, (found) => {
        const before = new Map(found.map((entry) => [entry.fact.id, entry]))
        const news = facts.filter(({ id }) => (before.get(id)?.delivery ?? 0) === 0)
        return {
          put: news.map((fact) => ({ stream: name, group, owner, ...before.get(fact.id), delivery: 0, fact })),
        }
      })
    },
    all: async (group) => {
      const entries = await read({ stream: name, ...(group !== undefined && { group }) })
      const isReadable = await readableBy(stream)
      const meant = group === undefined ? entries.filter(ofHere()) : entries
      const readable = meant.filter(({ fact }) => isReadable(fact as F))
      return inOrder(readable).map(({ fact }) => fact)
    },
    waiting: async (owner = owners.current()) => inOrder((await read({ stream: name, delivery: 1 })).filter(isOf(owner))),
    refused: async () => inOrder((await read({ stream: name, delivery: 2 })).filter(ofHere())),
    settle: async (ids, outcome) => {
      await read({ stream: name, ids }, (found) => {
        const meant = outcome === 'waiting' ? found : found.filter(({ delivery }) => delivery === 1)
        return outcome === 'delivered' && stream.afterwards === 'goes' ? { remove: meant } : move(meant, codes[outcome])
      })
      tell()
    },
    revive: async () => {
      const revived = await read({ stream: name, delivery: 2 }, (found) => move(found.filter(ofHere()), 1))
      if (revived.length > 0) tell()
    },
    forget: async () => {
      if (stream.afterwards === 'lasts') return
      const isOwn = ofHere()
      await read({ stream: name, delivery: 0 }, (found) => ({ remove: found.filter((entry) => !isOwn(entry)) }))
    },
    erase: async (owner) => {
      await read({ stream: name }, (found) => ({ remove: found.filter(isOf(owner)) }))
      tell()
    },
    isSafe: async () => {
      await written()
      return shelf.isSafe()
    },
  }
}

/** Writes facts of a stream down one after another, each stamped after all before it. */
function createWriter<F extends Fact>(stream: Stream<F>, { shelf, ahead, tell, wake }: StreamLogParts) {
  const known = new Map<string, F[]>()
  let last: Promise<unknown> = Promise.resolve()
  const note = (group: string, facts: readonly F[]) => stream.stamp && known.set(group, [...(known.get(group) ?? []), ...facts])
  const write = async ({ group, owner, facts }: Stated): Promise<F[]> => {
    const ids = facts.map(({ id }) => id)
    let there: F[] = []
    const written = await shelf.turn({ stream: stream.name, ...(stream.stamp ? { group } : { ids }) }, (found) => {
      const all = found.map(({ fact }) => fact as F)
      there = all.filter(({ id }) => ids.includes(id))
      const before = [...all, ...(known.get(group) ?? [])]
      const fresh = (facts as F[]).filter(({ id }) => there.every((fact) => fact.id !== id))
      const stamped = fresh.map((fact) => {
        const next = stream.stamp?.(fact, before) ?? fact
        before.push(next)
        return next
      })
      return { put: stamped.map((fact) => ({ stream: stream.name, group, owner, delivery: 1, fact })) }
    })
    const stamped = written.map(({ fact }) => fact as F)
    note(group, stamped)
    // Another tab may have written what this one held.
    return [...there, ...stamped]
  }
  const state = (stated: Stated, isQuiet = false): Promise<F[]> => {
    const letGo = ahead.hold(stated)
    const written = last.then(() => write(stated))
    last = written.then(letGo, () => undefined)
    return written.then((facts) => {
      tell()
      if (!isQuiet) wake()
      return facts
    })
  }
  return { state, note, written: () => last }
}

const byTime = (one: Fact, other: Fact): number => compare(one.at, other.at) || compare(one.id, other.id)
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
