const rules = new Intl.PluralRules('uk')

/** The form of a noun that goes with a whole number: `pluralOf(3, ['день', 'дні', 'днів'])` → «дні». */
export function pluralOf(count: number, [one, few, many]: readonly [string, string, string]): string {
  const rule = rules.select(count)
  return rule === 'one' ? one : rule === 'few' ? few : many
}
