import type { Result } from '#domain/result'
import type { SurveySummary } from '#domain/survey'

export type Attempt = { id: string; at: string; raw: number; max: number; scaled: number | null }

/** Finished attempts that may stand on one line with this result, oldest first: same mode, subjects and kind of paper, no extra time. */
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
