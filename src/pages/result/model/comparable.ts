import type { Result } from '#contract/result'
import type { SurveySummary } from '#contract/survey'

export type Attempt = { id: string; at: string; raw: number; max: number; scaled: number | null }

/**
 * Finished attempts that may stand on one line with this result, the oldest first: the same mode over the same subjects, a paper made by
 * editors or one that was drawn like this one, no extra time. Empty where this result had extra time itself.
 */
export function comparable(surveys: readonly SurveySummary[], result: Result): Attempt[] {
  if (result.policy.extraTime > 0) return []
  return surveys
    .filter(
      ({ mode, subjects, paper, policy }) =>
        mode === result.mode &&
        String(subjects) === String(result.subjects) &&
        (paper === null) === (result.paper === null) &&
        policy.extraTime === 0,
    )
    .flatMap(({ id, clock, raw, max, scaled }) =>
      clock.finishedAt === null || raw === null ? [] : [{ id, at: clock.finishedAt, raw, max, scaled }],
    )
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
