import type { SurveySummary } from '#contract/survey'

/** A survey that can still be sat: not handed in, and its time not over. @param now ms since the epoch by the server’s clock. */
export const isRunning = ({ clock }: SurveySummary, now: number): boolean =>
  clock.finishedAt === null && (clock.deadlineAt === null || Date.parse(clock.deadlineAt) > now)

/** Whole minutes left, or all of them where the clock has not started. */
export const minutesLeft = ({ clock }: SurveySummary, now: number): number =>
  clock.deadlineAt === null ? Math.round(clock.seconds / 60) : Math.max(0, Math.ceil((Date.parse(clock.deadlineAt) - now) / 60_000))
