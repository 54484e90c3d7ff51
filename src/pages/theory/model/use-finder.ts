import { useEffect, useState } from 'react'
import type { Finder } from '@/shared/lib/finder'

/** A finder over entries, once it is wanted and its code has come. */
export function useFinder<Entry>(
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => string,
  keyOf: (entry: Entry) => string,
  isWanted: boolean,
): Finder | null {
  const [finder, setFinder] = useState<{ find: Finder } | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const make = async () => {
      const { createFinder } = await import('@/shared/lib/finder')
      const find = createFinder(
        entries.map((entry) => ({ id: keyOf(entry), words: wordsOf(entry) })),
        { words: 1 },
      )
      if (!isGone) setFinder({ find })
    }
    make().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [entries, isWanted, keyOf, wordsOf])
  return finder?.find ?? null
}
