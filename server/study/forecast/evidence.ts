import { abandonment, leastReading } from '#domain/forecast/gate'
import type { ScoredAnswer } from '#domain/forecast/scored-answer'
import type { SurveyMode, SurveyPolicy } from '#domain/survey-mode'
import type { Evidence } from '../../store/tables/summaries.ts'

/** One task of an attempt. `seconds` it was looked at; `expected` by its author. */
export type Sat = ScoredAnswer & { question: string; subject: string; isBlank: boolean; seconds: number; expected: number }
/** A survey with what became of its tasks. `papers`: the subjects whose whole paper it was. */
export type Attempt = { mode: SurveyMode; policy: SurveyPolicy; papers: readonly string[]; durationSeconds: number; tasks: readonly Sat[] }

const eachSeconds = 90

/** Left almost at once: under a quarter of its tasks answered, and under a fifth of its time spent. In a diagnostic «Не знаю» is said, not left out. */
export function isAbandoned({ mode, policy, durationSeconds, tasks }: Attempt): boolean {
  const answered = tasks.filter(({ isBlank }) => !isBlank).length
  const time = policy.seconds ?? tasks.length * eachSeconds
  return (
    mode !== 'diagnostic' &&
    policy.feedback === 'atEnd' &&
    answered < tasks.length * abandonment.answered &&
    durationSeconds < time * abandonment.time
  )
}

/** Tells whether there was time to read the task; a faster answer is a mere press. */
export const hasBeenRead = ({ seconds, expected }: Pick<Sat, 'seconds' | 'expected'>): boolean =>
  seconds >= Math.max(leastReading.seconds, expected * leastReading.share)

/**
 * Reads the evidence of ability in an attempt; an abandoned one has none. A blank counts as nothing got right where the task was looked
 * at, and anywhere in a whole paper.
 */
export function evidenceOf(attempt: Attempt): Evidence[] {
  if (isAbandoned(attempt)) return []
  return attempt.tasks
    .filter((task) => hasBeenRead(task) || (task.isBlank && attempt.papers.includes(task.subject)))
    .map(({ isBlank, seconds: _seconds, expected: _expected, ...look }) => ({
      ...look,
      share: isBlank ? 0 : look.share,
      isAnswered: !isBlank,
    }))
}

/** The first look at each task, in order of time. */
export function firstsOf(evidence: readonly Evidence[]): Evidence[] {
  const inOrder = evidence.toSorted((a, b) => a.at - b.at)
  return [...new Map(inOrder.toReversed().map((each) => [each.question, each])).values()].toReversed()
}
