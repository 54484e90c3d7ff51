import type { Entry } from '../recorder/recording.ts'

/**
 * Finds how far the buttons of the browser went to reach the address of an entry: `-1` is one back. Null when the recording does not know the address.
 * @param first the page at the start
 */
export function wayOfTravel(entries: readonly Entry[], index: number, first: string): number | null {
  let [visited, at] = [[first], 0]
  let way: number | null = null
  for (const entry of entries.slice(0, index + 1)) {
    if (entry.kind !== 'place') continue
    const found = entry.isTravel ? nearest(visited, at, entry.href) : -1
    way = found < 0 ? null : found - at
    if (found < 0) [visited, at] = [[...visited.slice(0, at + 1), entry.href], at + 1]
    else at = found
  }
  return way
}

/** The nearest of the visited places with this address; of two as near, the one behind. */
function nearest(visited: readonly string[], at: number, href: string): number {
  const indices = visited.flatMap((each, index) => (each === href && index !== at ? [index] : []))
  return indices.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at) || one - other)[0] ?? -1
}
