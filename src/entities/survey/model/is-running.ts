import type { SurveySummary } from '#domain/survey'

/** A survey that can still be sat. The server ends one whose time is over, so no clock of this device has a say in it. */
export const isRunning = ({ clock }: Pick<SurveySummary, 'clock'>): boolean => clock.finishedAt === null

/**
 * Whole minutes left, or all of them where the clock has not started or stands; null without a clock.
 * @param now ms since the epoch by the server’s clock.
 */
export function minutesLeft({ clock }: Pick<SurveySummary, 'clock'>, now: number): number | null {
  if (clock.seconds === null) return null
  if (clock.deadlineAt === null) return Math.round(clock.seconds / 60)
  return Math.max(0, Math.ceil((Date.parse(clock.deadlineAt) - now) / 60_000))
}
