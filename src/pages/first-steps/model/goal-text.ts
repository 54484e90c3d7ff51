import type { StudyPreferences } from '#domain/study-preferences'

/** The goal in words: the first speciality, or the score that is wanted in mathematics as in all else; else a beginning without one. */
export function goalText({ specialities, targets }: Pick<StudyPreferences, 'specialities' | 'targets'>): string {
  const [first] = specialities
  if (first) return `Ціль: ${first.title}`
  const wanted = Object.values(targets)
  return wanted.length > 0 ? `Ціль: ${Math.min(...wanted)} і більше з кожного предмета` : 'Ціль оберемо згодом'
}
