import type { DeckSummary } from '#domain/flashcard'
import type { SubjectSummary } from '#domain/subject'

/** The first ready deck of each required subject and of the chosen one. */
export const firstDecks = (
  decks: readonly Pick<DeckSummary, 'id' | 'kind' | 'subject'>[],
  subjects: readonly Pick<SubjectSummary, 'id' | 'kind'>[],
  elective: string | null,
): string[] =>
  subjects
    .filter(({ id, kind }) => kind === 'required' || id === elective)
    .flatMap((own) => decks.find(({ kind, subject }) => kind === 'table' && subject?.id === own.id)?.id ?? [])
