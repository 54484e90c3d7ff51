import { lazy, Suspense, useEffect, useState, type FC } from 'react'
import { useConfig } from '@/shared/config'

/** Nothing that a page needs waits for this. */
const restMs = 5000

const Offer = lazy<FC<{ pollSeconds: number }>>(() =>
  import('./build-update').then(
    ({ OwnBuildUpdate }) => ({ default: OwnBuildUpdate }),
    () => ({ default: () => null }),
  ),
)

/** Looks for newer builds once the page has come to rest, where the configuration does not forbid it. */
export function LazyBuildUpdate() {
  const { pollSeconds } = useConfig().builds
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    if (pollSeconds <= 0) return undefined
    const timer = setTimeout(() => setAtRest(true), restMs)
    return () => clearTimeout(timer)
  }, [pollSeconds])
  return <Suspense>{isAtRest && <Offer pollSeconds={pollSeconds} />}</Suspense>
}
