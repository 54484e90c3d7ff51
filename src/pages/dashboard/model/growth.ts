import { dayAfter, kyivDay } from '#domain/day'
import type { SurveySummary } from '#domain/survey'

/** A whole paper with a score on the scale of 100–200. */
export type Attempt = { id: string; day: string; score: number }
export type Past = 'week' | 'month' | 'year'
/** The latest score beside the last one that is at least so old. */
export type Step = { past: Past; from: number; change: number }

/** Scores of a subject, the oldest first; papers below the threshold have none. */
export const attemptsOf = (surveys: readonly SurveySummary[], subject: string): Attempt[] =>
  surveys
    .flatMap(({ id, subjects, scaled, clock }) =>
      scaled !== null && clock.finishedAt !== null && subjects.length === 1 && subjects[0] === subject
        ? [{ id, at: clock.finishedAt, score: scaled }]
        : [],
    )
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ id, at, score }) => ({ id, day: kyivDay(new Date(at)), score }))

const daysOf: Record<Past, number> = { week: 7, month: 30, year: 365 }

/** Computes how far the latest score is from that of a week, a month and a year before it; only where there was one. */
export function stepsOf(attempts: readonly Attempt[]): Step[] {
  const last = attempts.at(-1)
  if (!last) return []
  return (Object.keys(daysOf) as Past[]).flatMap((past) => {
    const limit = dayAfter(last.day, -daysOf[past])
    const before = attempts.findLast(({ day }) => day <= limit)
    return before ? [{ past, from: before.score, change: last.score - before.score }] : []
  })
}
