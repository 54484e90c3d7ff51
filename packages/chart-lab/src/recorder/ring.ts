/** Keeps the newest of what it is given, up to a count and a size in all; `isWhole` until something has fallen out. */
export function createRing<Item>(most: { items: number; size: number }) {
  const kept = new Map<Item, number>()
  let sum = 0
  let isWhole = true
  return {
    /** Adds an item, or says that one has another size now; one that has fallen out stays out. */
    add: (item: Item, size: number, isNew = true): void => {
      if (!isNew && !kept.has(item)) return
      sum += size - (kept.get(item) ?? 0)
      kept.set(item, size)
      for (const [oldest, its] of kept) {
        if (kept.size <= most.items && sum <= most.size) return
        kept.delete(oldest)
        sum -= its
        isWhole = false
      }
    },
    items: (): Item[] => [...kept.keys()],
    isWhole: (): boolean => isWhole,
  }
}
