/** The same things in an order that follows from `random`; of those that are not `wanted` only the place in that order is drawn. */
export function shuffled<T>(things: readonly T[], random: () => number, wanted: (thing: T) => boolean = () => true): T[] {
  return things
    .map((thing) => ({ thing, weight: random() }))
    .filter(({ thing }) => wanted(thing))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ thing }) => thing)
}
