/** From so many seats on, a seat costs this much. */
export type PriceStep = { from: number; priceMinor: number }

/** The price of so many seats by the steps of one period: the step that counts, what all costs and what the first price would have come to. */
export function priceOf(steps: readonly PriceStep[], seats: number): { step: PriceStep; totalMinor: number; savedMinor: number } | null {
  const sorted = steps.toSorted((a, b) => a.from - b.from)
  const [first] = sorted
  const step = sorted.findLast(({ from }) => from <= seats) ?? first
  if (!first || !step) return null
  const totalMinor = step.priceMinor * seats
  return { step, totalMinor, savedMinor: first.priceMinor * seats - totalMinor }
}

/** The next cheaper step, where it is near: how many seats more lead to it. */
export function nextStep(steps: readonly PriceStep[], seats: number): { missing: number; step: PriceStep } | null {
  const step = steps.toSorted((a, b) => a.from - b.from).find(({ from }) => from > seats)
  return step ? { missing: step.from - seats, step } : null
}
