/**
 * Shares `seats` out by weight, by largest remainders; a tie goes to the first. Weights need not sum up to 1; without any weight nothing is given.
 */
export function apportion(weights: Readonly<Record<string, number>>, seats: number): Record<string, number> {
  const sum = Object.values(weights).reduce((all, weight) => all + weight, 0)
  const shares = Object.entries(weights).map(([id, weight]) => {
    const exact = sum > 0 ? (weight / sum) * seats : 0
    return { id, whole: Math.floor(exact), rest: exact - Math.floor(exact) }
  })
  const left = sum > 0 ? seats - shares.reduce((all, { whole }) => all + whole, 0) : 0
  const lucky = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ id }) => id),
  )
  return Object.fromEntries(shares.map(({ id, whole }) => [id, whole + (lucky.has(id) ? 1 : 0)]))
}
