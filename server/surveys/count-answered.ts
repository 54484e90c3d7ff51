import { isBlank } from '#contract/scoring/score-answer'
import { stateOf } from '#contract/survey-state'
import { effective, type Received } from './clock.ts'

/** Counts the tasks that have an answer, of whatever time. */
export function countAnswered(events: readonly Received[]): number {
  return Object.values(stateOf(events.map(effective)).answers).filter((answer) => !isBlank(answer)).length
}
