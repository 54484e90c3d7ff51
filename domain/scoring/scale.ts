import * as v from 'valibot'

/** The official table from raw points to 100–200 for one subject and one year. `verified` is false while only one source confirms it. */
export const scaleSchema = v.object({
  subject: v.string(),
  year: v.number(),
  source: v.string(),
  verified: v.boolean(),
  max: v.number(),
  threshold: v.number(),
  /** `scores[i]` belongs to `threshold + i` raw points. */
  scores: v.array(v.number()),
})
export type Scale = v.InferOutput<typeof scaleSchema>

/** Verdict of the exam: a score from 100 to 200, or how many raw points are missing to the threshold. */
export type Verdict = { isPassed: true; scaled: number } | { isPassed: false; missing: number }

/** @param raw raw points, a whole number from 0 to `scale.max`. Below the threshold there is no score at all, not even 100. */
export function verdictOf(scale: Scale, raw: number): Verdict {
  const scaled = scale.scores[raw - scale.threshold]
  return scaled === undefined ? { isPassed: false, missing: scale.threshold - raw } : { isPassed: true, scaled }
}
