/** The form of a noun that goes with a whole number: `pluralOf(3, ['день', 'дні', 'днів'])` → «дні». */
export function pluralOf(count: number, [one, few, many]: readonly [string, string, string]): string {
  const [last, lastTwo] = [count % 10, count % 100]
  if (last === 1 && lastTwo !== 11) return one
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? few : many
}
