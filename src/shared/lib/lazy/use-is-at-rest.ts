import { useEffect, useState } from 'react'

/** After so many milliseconds a page is at rest: work that nobody waits for begins then. */
export const restMs = 5000

/** Says once that the page has come to rest. */
export function useIsAtRest(after = restMs): boolean {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return isAtRest
}
