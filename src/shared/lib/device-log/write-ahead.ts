import { createLocalStore } from '../local-store'
import type { Fact } from './fact'

const key = 'unwritten_facts'

/** Facts that were stated together, by whom, and the group that they belong to. */
export type Stated = { stream: string; group: string; owner: string; facts: readonly Fact[] }

/** Facts between the moment they are stated and the one in which the shelf has them; a reload in between finds them here. */
export type WriteAhead = {
  /** Holds facts at once. @returns lets them go. */
  hold: (stated: Stated) => () => void
  /** Takes what an earlier page of this tab left. What cannot be read is dropped. */
  take: () => Stated[]
}

export function createWriteAhead(store = createLocalStore(() => sessionStorage)): WriteAhead {
  const held = new Set<Stated>()
  const write = () => (held.size === 0 ? store.remove(key) : store.write(key, JSON.stringify([...held])))
  return {
    hold: (stated) => {
      held.add(stated)
      write()
      return () => {
        held.delete(stated)
        write()
      }
    },
    take: () => {
      const left = parsed(store.read(key))
      store.remove(key)
      return left.filter(isStated)
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
