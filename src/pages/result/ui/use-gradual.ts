import { useEffect, useState } from 'react'

const pauseMs = 30

/**
 * Draws a long list from its top, a few at once and the others one by one, so that formulas never hold up a phone.
 * @param first how many are drawn at once. @returns how many may be drawn by now, and a way to have more of them at once.
 */
export function useGradual(total: number, first: number): [count: number, reach: (count: number) => void] {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= total) return undefined
    const timer = setTimeout(() => setCount((now) => now + 1), pauseMs)
    return () => clearTimeout(timer)
  }, [count, total])
  return [count, (wanted) => setCount((now) => Math.max(now, wanted))]
}
