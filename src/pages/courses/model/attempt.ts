import type { Answer } from '#contract/answer'
import { passingShare, type Lesson } from '#contract/course'
import { scoreAnswer } from '#contract/scoring/score-answer'
import type { UserFact } from '#contract/user-fact'

/** One go at the check of a lesson: answers by task, each given once. */
export type Attempt = { id: string; answers: Readonly<Record<string, Answer>> }

/** The attempt that was begun last, as the facts tell it; null before the first answer. */
export function latestAttempt({ course, id }: Pick<Lesson, 'course' | 'id'>, facts: readonly UserFact[]): Attempt | null {
  const given = facts
    .flatMap((fact) => (fact.kind === 'lesson.answer' && fact.course === course.id && fact.lesson === id ? [fact] : []))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  const [last] = given
  if (!last) return null
  const own = given.filter(({ attempt }) => attempt === last.attempt)
  return { id: last.attempt, answers: Object.fromEntries(own.map(({ question, value }) => [question, value])) }
}

/** The first task that has no answer yet; null where all have one. */
export const taskAhead = ({ check }: Pick<Lesson, 'check'>, { answers }: Attempt): Lesson['check'][number] | null =>
  check.find(({ question }) => !(question.id in answers)) ?? null

/** The tasks that were answered wholly right. */
export const rightTasks = ({ check }: Pick<Lesson, 'check'>, { answers }: Attempt): ReadonlySet<string> =>
  new Set(
    check
      .filter(({ question, key }) => question.id in answers && scoreAnswer(key, answers[question.id] ?? null).outcome === 'right')
      .map(({ question }) => question.id),
  )

/** Whether the check is closed: all tasks answered, and enough of them right. */
export const isPassed = (lesson: Pick<Lesson, 'check'>, attempt: Attempt): boolean =>
  taskAhead(lesson, attempt) === null && rightTasks(lesson, attempt).size >= passingShare * lesson.check.length
