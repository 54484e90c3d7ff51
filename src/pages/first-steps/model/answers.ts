import type { PreferencesChange, StudyPreferences } from '#domain/study-preferences'

/** The wanted score counts for every subject that is known by now: the `required` ones, and the chosen fourth. */
export const scoreChange = (
  { elective }: Pick<StudyPreferences, 'elective'>,
  score: number,
  required: readonly string[],
): PreferencesChange => ({
  targets: Object.fromEntries([...required, ...(elective === null ? [] : [elective])].map((subject) => [subject, score])),
})

/** The fourth subject, with the score that is wanted in all the others; one that is given up takes its score along. */
export function electiveChange(
  { targets, elective: before }: Pick<StudyPreferences, 'targets' | 'elective'>,
  elective: string,
  required: readonly string[],
): PreferencesChange {
  const wanted = required.map((subject) => targets[subject])
  const [same] = wanted
  if (same === undefined || wanted.some((score) => score !== same)) return { elective }
  const others = Object.fromEntries(Object.entries(targets).filter(([subject]) => subject !== before || required.includes(subject)))
  return { elective, targets: { ...others, [elective]: targets[elective] ?? same } }
}
