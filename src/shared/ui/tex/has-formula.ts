/** Tells whether authored content has a formula, wherever it stands in it. */
export function hasFormula(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([key, value]) => (key === 'kind' && value === 'math') || hasFormula(value))
}
