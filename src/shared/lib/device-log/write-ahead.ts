import { v7 as createUuid } from 'uuid'
import { createLocalStore, type LocalStore } from '../local-store'
import type { Bare, Fact, Owners } from './fact'

const key = 'unwritten_facts'

/** Facts that were stated together, by whom, and the group that they belong to. */
export type Stated<F extends Fact = Fact> = { stream: string; group: string; owner: string; facts: readonly F[] }

/** `owner` is given where the fact belongs to the work of somebody else than the present visitor. */
export type Stating = {
  at: number
  group?: string
  owner?: string | undefined
  /** The caller delivers the fact itself: the outbox is not told. */ isQuiet?: boolean
}

/** Settles which facts these are, whose and when, in the very call that states them. */
export function stateFacts<F extends Fact>(
  stream: string,
  bare: readonly Bare<F>[],
  { at, group = '', owner }: Stating,
  owners: Owners,
): Stated<F> {
  const facts = bare.map((each) => ({ ...each, id: createUuid(), at: new Date(at).toISOString() }) as unknown as F)
  return { stream, group, owner: owner ?? owners.current(), facts }
}

/** Facts between the moment they are stated and the one in which the shelf has them; whatever ends the page in between, the next one finds them here. */
export type WriteAhead = {
  /** Holds facts at once. @returns lets them go. */
  hold: (stated: Stated) => () => void
  /** Tells whether anything is held, by this page or one before it. */
  isEmpty: () => boolean
  /** Takes what other tabs hold, even one that still writes: a fact written twice is one. What cannot be read is dropped. */
  take: () => Stated[]
}

/** @param earlier where earlier builds held them. */
export function createWriteAhead(store = createLocalStore(), earlier: LocalStore = createLocalStore(() => sessionStorage)): WriteAhead {
  const stored = () => parsed(store.read(key)).filter(isStated)
  const keep = (held: readonly Stated[]) => (held.length === 0 ? store.remove(key) : store.write(key, JSON.stringify(held)))
  const own = new Set<string>()
  const idOf = ({ facts }: Stated) => facts[0]?.id ?? ''
  const without = (stated: Stated) => stored().filter((each) => idOf(each) !== idOf(stated))
  return {
    hold: (stated) => {
      own.add(idOf(stated))
      keep([...without(stated), stated])
      return () => keep(without(stated))
    },
    isEmpty: () => store.read(key) === null && earlier.read(key) === null,
    take: () => {
      const left = [...parsed(earlier.read(key)).filter(isStated), ...stored()]
      const isOwn = (stated: Stated) => own.has(idOf(stated))
      keep(left.filter(isOwn))
      earlier.remove(key)
      return left.filter((stated) => !isOwn(stated))
    },
  }
}

function parsed(text: string | null): unknown[] {
  try {
    const left: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(left) ? left : []
  } catch {
    return []
  }
}

function isStated(left: unknown): left is Stated {
  const { stream, group, owner, facts } = (left ?? {}) as Partial<Record<keyof Stated, unknown>>
  const isFact = (fact: Partial<Fact> | null) => typeof fact?.id === 'string' && typeof fact.at === 'string'
  return [stream, group, owner].every((text) => typeof text === 'string') && Array.isArray(facts) && facts.every(isFact)
}
