import type { Answer } from '#domain/answer'
import { passingShare, type Lesson } from '#contract/course'
import { scoreAnswer } from '#domain/scoring/score-answer'
import type { UserFact } from '#contract/user-fact'

/** One go at the check of a lesson: answers by task, each given once. `round` says at which of its checks, 0 the first. */
export type Attempt = { id: string; round: number; answers: Readonly<Record<string, Answer>> }

type Checks = Pick<Lesson, 'check' | 'furtherChecks'>

/** The tasks that an attempt is about. */
export const checkOf = (lesson: Checks, { round }: Pick<Attempt, 'round'>): Lesson['check'] =>
  lesson.furtherChecks[round - 1] ?? lesson.check

/** The check after that of an attempt: each has other tasks, and after the last comes the first. */
export const roundAfter = ({ furtherChecks }: Checks, { round }: Attempt): number => (round + 1) % (furtherChecks.length + 1)

/** The attempt that was begun last, as the facts tell it; null before the first answer. */
export function latestAttempt(lesson: Pick<Lesson, 'course' | 'id'> & Checks, facts: readonly UserFact[]): Attempt | null {
  const { course, id, furtherChecks } = lesson
  const given = facts
    .flatMap((fact) => (fact.kind === 'lesson.answer' && fact.course === course.id && fact.lesson === id ? [fact] : []))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  const [last] = given
  if (!last) return null
  const own = given.filter(({ attempt }) => attempt === last.attempt)
  const round = 1 + furtherChecks.findIndex((check) => check.some(({ question }) => question.id === last.question))
  return { id: last.attempt, round, answers: Object.fromEntries(own.map(({ question, value }) => [question, value])) }
}

/** The first task that has no answer yet; null where all have one. */
export const taskAhead = (lesson: Checks, attempt: Attempt): Lesson['check'][number] | null =>
  checkOf(lesson, attempt).find(({ question }) => !(question.id in attempt.answers)) ?? null

/** The tasks that were answered wholly right. */
export const rightTasks = (lesson: Checks, attempt: Attempt): ReadonlySet<string> =>
  new Set(
    checkOf(lesson, attempt)
      .filter(({ question: { id }, key }) => id in attempt.answers && scoreAnswer(key, attempt.answers[id] ?? null).outcome === 'right')
      .map(({ question }) => question.id),
  )

/** Tells whether the check is closed: all tasks answered, and enough of them right. */
export const isPassed = (lesson: Checks, attempt: Attempt): boolean =>
  taskAhead(lesson, attempt) === null && rightTasks(lesson, attempt).size >= passingShare * checkOf(lesson, attempt).length
