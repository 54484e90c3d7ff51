import { useEffect, useState } from 'react'
import { useConfig } from '@/shared/config'
import { lazyPart } from '@/shared/lib/lazy'

/** Nothing that a page needs waits for this. */
const restMs = 5000

const Offer = lazyPart(async () => (await import('./build-update')).OwnBuildUpdate, null, null)

/** Once the page has come to rest: has the site kept on the device, and looks for newer builds where the configuration does not forbid it. */
export function LazyBuildUpdate() {
  const { pollSeconds } = useConfig().builds
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), restMs)
    return () => clearTimeout(timer)
  }, [])
  return isAtRest && <Offer pollSeconds={pollSeconds} />
}
