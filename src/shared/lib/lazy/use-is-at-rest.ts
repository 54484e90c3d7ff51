import { useEffect, useState } from 'react'

/** A page that has been here so long is at rest: what nobody waits for begins then. */
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
