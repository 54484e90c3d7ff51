import type { SurveyClock, SurveyEvent } from '#contract/survey'
import type { surveys } from '../store/schema.ts'

/** One subject of НМТ taken alone. */
export const examSeconds = 3600
/** How long answers that are still on their way are waited for, once the time is over. */
const waitMs = 60_000
/** An answer given this long after the deadline still counts: clocks differ a little. */
const toleranceMs = 5000

export type SurveyRow = typeof surveys.$inferSelect
type Timed = Pick<SurveyRow, 'createdAt' | 'startedAt' | 'seconds'>

/** A fact with the moment the server got it. */
export type Received = { event: SurveyEvent; receivedAt: Date }

/** When the time ends; null for a survey that nobody has opened. */
export const deadlineOf = ({ startedAt, seconds }: Timed): Date | null => startedAt && new Date(startedAt.getTime() + seconds * 1000)

/** The time is over, and so is the wait for what was still on its way. */
export function isOver(survey: Timed, now: Date): boolean {
  const deadline = deadlineOf(survey)
  return deadline !== null && now.getTime() > deadline.getTime() + waitMs
}

/** The clock as the site sees it. A survey whose time is over is finished at its deadline, even before a result is made. */
export function clockOf(survey: Timed, finishedAt: Date | null, now: Date): SurveyClock {
  const deadline = deadlineOf(survey)
  const finished = finishedAt ?? (isOver(survey, now) ? deadline : null)
  return {
    seconds: survey.seconds,
    startedAt: survey.startedAt?.toISOString() ?? null,
    deadlineAt: deadline?.toISOString() ?? null,
    finishedAt: finished?.toISOString() ?? null,
  }
}

/** When the survey began, as far as these facts tell: never before it was made, never after they came. Earlier facts may move it back. */
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

/** Whether a fact at its effective time is within the time of the survey. */
export function isInTime(survey: Timed, event: SurveyEvent): boolean {
  const deadline = deadlineOf(survey)
  return deadline === null || Date.parse(event.at) <= deadline.getTime() + toleranceMs
}
