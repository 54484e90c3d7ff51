import { useEffect, useState } from 'react'

const patienceMs = 8000

/** Says once that what is waited for takes too long to keep the rest back. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}
