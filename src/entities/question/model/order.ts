/** Position of an option in an order, from 1; null where it has none. */
export function positionIn(order: readonly string[], option: string): number | null {
  const index = order.indexOf(option)
  return index < 0 ? null : index + 1
}

/** The order with the option at its end, or without it if it had a position. */
export const toggled = (order: readonly string[], option: string): string[] =>
  order.includes(option) ? order.filter((other) => other !== option) : [...order, option]

/** The order with the option one position earlier or later. At the edge nothing changes. */
export function moved(order: readonly string[], option: string, by: -1 | 1): string[] {
  const from = order.indexOf(option)
  const neighbour = order[from + by]
  if (from < 0 || neighbour === undefined) return [...order]
  return order.map((other) => (other === option ? neighbour : other === neighbour ? option : other))
}
