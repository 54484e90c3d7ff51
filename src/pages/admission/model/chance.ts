import { competitiveScore, type ScoreExtras, type ScoreSubjects, type ScoreWeights, weightDivisor } from '#domain/competitive-score'
import { weightOf, type ChosenSpeciality } from '#domain/study-preferences'

/** The expected score of a subject: a range, or one number that the pupil typed. */
export type Expected = { low: number; high: number }
export type Expectations = Readonly<Record<string, Expected | null>>

export const requiredSubjects = ['ukrainian', 'math', 'history'] as const

/** The weights of a speciality for this pupil, whose fourth subject is `elective`; null where one of them is not told. */
export function weightsFor(chosen: ChosenSpeciality, elective: string): ScoreWeights | null {
  const [ukrainian, math, history] = requiredSubjects.map((subject) => weightOf(chosen, subject, 'required'))
  const fourth = weightOf(chosen, elective, 'elective')
  if (ukrainian == null || math == null || history == null || fourth === null) return null
  return { ukrainian, math, history, elective: fourth, electiveMax: chosen.electiveMax }
}

export type Chance = {
  low: number
  high: number
  middle: number
  /** By subject: how many more points in it alone would do; null where even 200 would not. */
  missing: { subject: string; points: number | null }[]
  /** The worth of a point of each subject in the competitive score. */
  worth: Readonly<Record<string, number>>
}

/** The competitive score that may be expected, and what is missing to `goal`; null while a score or a weight is missing. */
export function chanceIn(
  chosen: ChosenSpeciality,
  scores: Expectations,
  elective: string,
  goal: number,
  extras: ScoreExtras,
): Chance | null {
  const weights = weightsFor(chosen, elective)
  const subjects = [...requiredSubjects, elective]
  const known = subjects.flatMap((subject) => scores[subject] ?? [])
  if (weights === null || known.length < subjects.length) return null
  const at = (pick: (range: Expected) => number) => competitiveScore(weights, scoresAt(subjects, scores, pick), extras)
  const [low, high, middle] = [at((range) => range.low), at((range) => range.high), at(middleOf)]
  if (low === null || high === null || middle === null) return null
  const worth = worthOf(weights, elective, extras)
  const missing = subjects.map((subject) => ({ subject, points: pointsTo(goal - middle, worth[subject]!, scores[subject] ?? null) }))
  return { low, high, middle, missing, worth }
}

const middleOf = ({ low, high }: Expected): number => (low + high) / 2

function scoresAt(subjects: readonly string[], scores: Expectations, pick: (range: Expected) => number): ScoreSubjects {
  const at = (subject: string) => pick(scores[subject] ?? { low: 100, high: 100 })
  return { ukrainian: at('ukrainian'), math: at('math'), history: at('history'), elective: at(subjects[3] ?? '') }
}

function worthOf(weights: ScoreWeights, elective: string, { creative, region = 1, branch = 1 }: ScoreExtras): Record<string, number> {
  const { ukrainian, math, history } = weights
  const divisor = weightDivisor(weights, creative?.weight)
  const of = (weight: number) => (divisor === 0 ? 0 : (weight / divisor) * region * branch)
  return { ukrainian: of(ukrainian), math: of(math), history: of(history), [elective]: of(weights.elective) }
}

function pointsTo(gap: number, worth: number, range: Expected | null): number | null {
  if (gap <= 0) return 0
  if (worth === 0 || !range) return null
  const points = Math.ceil(gap / worth)
  return middleOf(range) + points > 200 ? null : points
}
