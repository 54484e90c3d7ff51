import { useEffect, useState } from 'react'
import type { Detail, Feed } from '../model/observed.ts'

/** Asks for the detail of an event or of an actor, and again whenever `sign` changes. */
export function useDetail(feed: Feed, of: number | string, sign: unknown): Detail | null {
  const [detail, setDetail] = useState<Detail | null>(null)
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const found = await feed.detail(of)
      if (isCurrent) setDetail(found)
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [feed, of, sign])
  return detail
}
