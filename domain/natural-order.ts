const collator = new Intl.Collator('uk', { numeric: true })

/** The order of names that people read: by the Ukrainian alphabet, numbers in them by their size («Варіант 2» before «Варіант 10»). */
export const naturalOrder = (a: string, b: string): number => collator.compare(a, b)
