const usual = [5, 10, 20, 30, 40, 50]

/** Numbers of tasks to choose from, the last of them all there are. @param most what one survey may hold. */
export function countSteps(available: number, most = 50): number[] {
  const limit = Math.min(available, most)
  return limit === 0 ? [] : [...usual.filter((step) => step < limit), limit]
}

/** The number in force: the wish where it can be met, else the nearest that can. @param usualCount taken where there is no wish. */
export function countIn(steps: readonly number[], wish: number | null, usualCount = 10): number {
  const sought = wish ?? usualCount
  return steps.find((step) => step >= sought) ?? steps.at(-1) ?? 0
}
