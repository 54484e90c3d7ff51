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

/** Once the page has come to rest: has the site kept on the device, and looks for newer builds where the configuration does not forbid it. */
export function LazyBuildUpdate() {
  const { pollSeconds } = useConfig().builds
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), restMs)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isAtRest && <Offer pollSeconds={pollSeconds} />}</Suspense>
}
