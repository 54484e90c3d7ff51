import { useEffect, useState } from 'react'
import { useConfig } from '@/shared/config'
import { laterPart } from '@/shared/lib/later'

/** Nothing that a page needs waits for this. */
const restMs = 5000

const Offer = laterPart(async () => (await import('./build-update')).OwnBuildUpdate, null, null)

/** Looks for newer builds once the page has come to rest, where the configuration does not forbid it. */
export function LazyBuildUpdate() {
  const { pollSeconds } = useConfig().builds
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    if (pollSeconds <= 0) return undefined
    const timer = setTimeout(() => setAtRest(true), restMs)
    return () => clearTimeout(timer)
  }, [pollSeconds])
  return isAtRest && <Offer pollSeconds={pollSeconds} />
}
