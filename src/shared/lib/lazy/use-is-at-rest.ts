import { useEffect, useState } from 'react'

/** Says once that the page has come to rest: what nobody waits for begins then. */
export function useIsAtRest(restMs = 5000): boolean {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), restMs)
    return () => clearTimeout(timer)
  }, [restMs])
  return isAtRest
}
