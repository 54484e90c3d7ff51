import type { DeckSummary } from '#contract/flashcard'

/** One deck of each subject after another, so that the first few are not of one subject alone. */
export function inTurn(decks: readonly DeckSummary[]): DeckSummary[] {
  const subjects = [...Map.groupBy(decks, ({ subject }) => subject?.id).values()]
  const longest = Math.max(0, ...subjects.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => subjects.flatMap((own) => own[index] ?? [])).flat()
}
