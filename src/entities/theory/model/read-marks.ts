import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { createLocalStore, type LocalStore } from '@/shared/lib/local-store'

/** Beside the sections of an article: its test has been passed. */
export const passedMark = 'test'

/** Blocks of articles that were read on this device, by the id of the article. */
export type ReadMarks = {
  of: (article: string) => readonly string[]
  /** @returns whether it is news. */
  mark: (article: string, block: string) => boolean
  /** The next visitor of this browser is someone else. */
  forget: () => void
  subscribe: (listener: () => void) => () => void
}

const key = 'readArticles'
const schema = v.fallback(v.record(v.string(), v.array(v.string())), {})
const none: readonly string[] = []

export function createReadMarks(store: LocalStore): ReadMarks {
  const listeners = new Set<() => void>()
  let stored: Record<string, readonly string[]> | null = null
  const marks = () => (stored ??= v.parse(schema, parsed(store.read(key))))
  const tell = () => listeners.forEach((listener) => listener())
  return {
    of: (article) => marks()[article] ?? none,
    mark: (article, block) => {
      const before = marks()[article] ?? none
      if (before.includes(block)) return false
      stored = { ...marks(), [article]: [...before, block] }
      store.write(key, JSON.stringify(stored))
      tell()
      return true
    },
    forget: () => {
      stored = {}
      store.remove(key)
      tell()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
}

export const readMarks = createReadMarks(createLocalStore())

/** Reads which sections of an article are read; none in the first paint, which is the same for everybody. */
export const useReadBlocks = (article: string): readonly string[] =>
  useSyncExternalStore(
    readMarks.subscribe,
    () => readMarks.of(article),
    () => none,
  )
