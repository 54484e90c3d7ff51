import { isPredictable, type PredictionBasis, type SubjectReadiness } from '../prediction.ts'
import { simulate } from './simulate.ts'

/** A range of scores, 100–200; null stands for below the threshold. `pass`: the share of papers above it. `raw`: the points in the middle. */
export type Range = { low: number | null; high: number | null; pass: number; raw: number }
/** `before`: the range of 14 days ago and its moment, where there was one. */
export type Prediction = Range & { subject: string; before: (Range & { at: string }) | null }

/** The predictions of all subjects whose evidence allows one. */
export const predictAll = (readiness: readonly SubjectReadiness[]): Prediction[] =>
  readiness
    .filter(({ now }) => isPredictable(now))
    .map((subject) => ({
      subject: subject.subject,
      ...rangeOf(subject, subject.now),
      before: subject.before && { ...rangeOf(subject, subject.before), at: subject.before.at },
    }))

/** Both ends are inside the range, so each is a little further in than the tenth and the ninetieth of a hundred papers: four in five end within it. */
const ends = [0.11, 0.89] as const

/** Predicts the range that holds four in five of the papers that one would sit now. */
export function rangeOf(subject: SubjectReadiness, basis: PredictionBasis): Range {
  const counts = simulate(subject, basis)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const rawAt = (share: number) => {
    let left = share * total
    return counts.findIndex((count) => (left -= count) < 0)
  }
  const scaled = (raw: number) => subject.scores[raw - subject.threshold] ?? null
  const passed = counts.slice(subject.threshold).reduce((sum, count) => sum + count, 0)
  return { low: scaled(rawAt(ends[0])), high: scaled(rawAt(ends[1])), pass: passed / total, raw: rawAt(0.5) }
}
