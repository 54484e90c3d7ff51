import type { SurveyClock } from '../survey.ts'
import type { SurveyEvent } from '../survey-event.ts'
import type { SurveyPolicy } from '../survey-mode.ts'
import { deadlineMs, pausedMs, type Pause } from '../survey-pauses.ts'

/** The wait for answers that are still on their way once the time is over. */
const waitMs = 60_000
/** An answer given this long after the deadline still counts: clocks differ a little. */
const toleranceMs = 5000

/** In a paper of a group an answer that came to the server so long after the deadline still counts; the owner is told of it. */
const onTheWayMs = 5 * 60_000

/** The facts that the time of a survey follows from. */
export type Timed = { createdAt: Date; startedAt: Date | null; policy: SurveyPolicy; pauses: readonly Pause[] }

/** A fact with the moment the server got it. */
export type Received = { event: SurveyEvent; receivedAt: Date }

/** Tells when the time ends, as far as it is known at `now`; null for a survey that nobody has opened or that has no clock. */
export function deadlineOf({ startedAt, policy, pauses }: Timed, now: Date): Date | null {
  if (startedAt === null || policy.seconds === null) return null
  return new Date(deadlineMs(startedAt.getTime(), policy.seconds, pauses, now.getTime()))
}

/** The time is over, and so is the wait for what was still on its way. Never while the clock stands. */
export function isOver(survey: Timed, now: Date): boolean {
  const deadline = deadlineOf(survey, now)
  return deadline !== null && now.getTime() > deadline.getTime() + (survey.policy.isTimedByServer ? onTheWayMs : waitMs)
}

/** The clock as the site sees it. A survey whose time is over is finished at its deadline, even before a result is made. */
export function clockOf(survey: Timed, finishedAt: Date | null, now: Date): SurveyClock {
  const deadline = deadlineOf(survey, finishedAt ?? now)
  const finished = finishedAt ?? (isOver(survey, now) ? deadline : null)
  const standing = finished ? undefined : survey.pauses.find(({ to }) => to === null)
  return {
    seconds: survey.policy.seconds,
    startedAt: survey.startedAt?.toISOString() ?? null,
    deadlineAt: deadline?.toISOString() ?? null,
    finishedAt: finished?.toISOString() ?? null,
    pausedAt: standing ? new Date(standing.from).toISOString() : null,
    alarmSeconds: secondsOf(alarmsOf(survey.pauses.filter(({ to }) => to !== null)), now),
  }
}

/** The pauses up to a moment, the last one cut off there. */
export const pausesUntil = (pauses: readonly Pause[], end: Date): Pause[] =>
  pauses.filter(({ from }) => from < end.getTime()).map((pause) => ({ ...pause, to: Math.min(pause.to ?? end.getTime(), end.getTime()) }))

export const alarmsOf = (pauses: readonly Pause[]): Pause[] => pauses.filter(({ reason }) => reason === 'alarm')

/** Counts the whole seconds for which the clock stood. */
export const secondsOf = (pauses: readonly Pause[], now: Date): number => Math.round(pausedMs(pauses, now.getTime()) / 1000)

/** Tells when the survey began, as far as these facts tell: never before it was made, never after they came. Earlier facts may move it back. */
export function startOf(survey: Timed, events: readonly SurveyEvent[], receivedAt: Date): Date {
  const opened = Math.min(...events.map(({ at }) => Date.parse(at)))
  const clamped = Math.min(Math.max(opened, survey.createdAt.getTime()), receivedAt.getTime())
  return new Date(Math.min(clamped, survey.startedAt?.getTime() ?? clamped))
}

/** The fact at its effective time: a device may be late, but never ahead of the server. */
export function effective({ event, receivedAt }: Received): SurveyEvent {
  const received = receivedAt.toISOString()
  return event.at > received ? { ...event, at: received } : event
}

/**
 * The facts of a survey at their effective times. In a paper of a group a pause begins when the server hears of it, and late facts count
 * at their arrival.
 */
export function effectiveIn(survey: Timed, events: readonly Received[], now: Date): SurveyEvent[] {
  const deadline = survey.policy.isTimedByServer ? deadlineOf(survey, now) : null
  return events.map((received) => {
    const { event, receivedAt } = received
    const isFromNow = survey.policy.isTimedByServer && event.kind === 'pause'
    const isTooLate = deadline !== null && receivedAt.getTime() > deadline.getTime() + onTheWayMs
    return isFromNow || isTooLate ? { ...event, at: receivedAt.toISOString() } : effective(received)
  })
}

/** Tells whether a fact at its effective time is within the time of the survey, as far as it is known at `now`. */
export function isInTime(survey: Timed, event: SurveyEvent, now: Date): boolean {
  const deadline = deadlineOf(survey, now)
  return deadline === null || Date.parse(event.at) <= deadline.getTime() + toleranceMs
}
