/** Weights of one speciality, 0–1. `electiveMax` is the largest weight that any fourth subject has there. */
export type ScoreWeights = { ukrainian: number; math: number; history: number; elective: number; electiveMax: number }
/** Scores of the four subjects, 100–200 each. */
export type ScoreSubjects = { ukrainian: number; math: number; history: number; elective: number }
/** A creative contest with its weight; points for courses; factors of the region and of the branch, 1 where none applies. */
export type ScoreExtras = { creative?: { weight: number; score: number }; courses?: number; region?: number; branch?: number }

const most = 200

/** What the sum of weighted scores is divided by. */
export const weightDivisor = (weights: ScoreWeights, creativeWeight = 0): number =>
  weights.ukrainian + weights.math + weights.history + (weights.electiveMax + weights.elective) / 2 + creativeWeight

/**
 * The competitive score of 2026, at most 200, by the formula of the admission rules. Source: obozrevatel 2025, vikna.tv 06.02.2026.
 * @returns null where all weights are 0
 */
export function competitiveScore(weights: ScoreWeights, scores: ScoreSubjects, extras: ScoreExtras = {}): number | null {
  const { creative = { weight: 0, score: 0 }, courses = 0, region = 1, branch = 1 } = extras
  const divisor = weightDivisor(weights, creative.weight)
  if (divisor === 0) return null
  const sum =
    weights.ukrainian * scores.ukrainian +
    weights.math * scores.math +
    weights.history * scores.history +
    weights.elective * scores.elective +
    creative.weight * creative.score
  return Math.min(most, Math.round((sum / divisor + courses) * region * branch * 1000) / 1000)
}
