import { useSyncExternalStore } from 'react'
import { createLocalStore, type LocalStore } from '@/shared/lib/local-store'

/** Blocks of articles that were read on this device, by the id of the article. */
export type ReadMarks = {
  of: (article: string) => readonly string[]
  /** @returns whether it is news. */
  mark: (article: string, block: string) => boolean
  subscribe: (listener: () => void) => () => void
}

const none: readonly string[] = []
const keyOf = (article: string) => `read.${article}`

export function createReadMarks(store: LocalStore): ReadMarks {
  const known = new Map<string, readonly string[]>()
  const listeners = new Set<() => void>()
  const of = (article: string): readonly string[] => {
    const kept = known.get(article) ?? (store.read(keyOf(article))?.split(' ').filter(Boolean) || none)
    known.set(article, kept)
    return kept
  }
  return {
    of,
    mark: (article, block) => {
      if (of(article).includes(block)) return false
      known.set(article, [...of(article), block])
      store.write(keyOf(article), of(article).join(' '))
      listeners.forEach((listener) => listener())
      return true
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const readMarks = createReadMarks(createLocalStore())

/** What of an article has been read; nothing in the first paint, which is the same for everybody. */
export const useReadBlocks = (article: string): readonly string[] =>
  useSyncExternalStore(
    readMarks.subscribe,
    () => readMarks.of(article),
    () => none,
  )
