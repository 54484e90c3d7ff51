import { effective, type Received } from '#domain/grading/clock'
import type { GradingInput } from '#domain/grading/grading-input'
import { isBlank } from '#domain/scoring/score-answer'
import { stateOf } from '#domain/survey-state'
import type { surveys } from '../../store/schema.ts'

export {
  alarmsOf,
  clockOf,
  deadlineOf,
  effective,
  effectiveIn,
  isInTime,
  isOver,
  pausesUntil,
  secondsOf,
  startOf,
  type Received,
} from '#domain/grading/clock'

export type SurveyRow = typeof surveys.$inferSelect

/** Everything that a result follows from, with the survey as it is stored. */
export type StoredGradingInput = GradingInput & { survey: SurveyRow }

/** Counts the tasks on which something stands, read or not, of whatever time. */
export function countAnswered(events: readonly Received[]): number {
  return Object.values(stateOf(events.map(effective)).answers).filter((answer) => !isBlank(answer)).length
}

/** True where nothing is answered: nothing that counted once it has a result, and until then nothing that has come. */
export const isBlankAttempt = (result: { answered: number } | null, events: readonly Received[]): boolean =>
  (result?.answered ?? 0) === 0 && countAnswered(events) === 0
