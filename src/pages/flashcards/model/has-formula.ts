import type { Flashcard } from '#contract/flashcard'

const isMath = (key: string, value: unknown): boolean => key === 'kind' && value === 'math'

/** Tells whether any of these cards has a formula, wherever it stands in its text. */
export function hasFormula(cards: Iterable<Pick<Flashcard, 'front' | 'back'>>): boolean {
  for (const { front, back } of cards) if (holdsMath(front) || holdsMath(back)) return true
  return false
}

function holdsMath(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(([key, value]) => isMath(key, value) || holdsMath(value))
}
