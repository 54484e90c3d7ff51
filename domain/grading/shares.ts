import type { Result } from '../result.ts'
import type { GradedSubject, KeyedTask } from './grading-input.ts'

export type Share = { points: number; max: number }

export const total = (items: readonly Share[]): Share => ({
  points: items.reduce((sum, { points }) => sum + points, 0),
  max: items.reduce((sum, { max }) => sum + max, 0),
})

/** Points by section, in the order of the subjects and of their programmes. */
export function byTopic(subjects: readonly GradedSubject[], tasks: readonly KeyedTask[], items: readonly Share[]): Result['byTopic'] {
  return subjects.flatMap((subject) =>
    subject.topics.flatMap(({ id, title, children }) => {
      const topics = new Set([id, ...children.map((child) => child.id)])
      const mine = items.filter((_, index) => topics.has(tasks[index]?.question.topic ?? ''))
      return mine.length > 0 ? [{ subject: subject.id, topic: id, title, ...total(mine) }] : []
    }),
  )
}

/** Points by form, in the order in which the forms first occur. */
export function byForm(tasks: readonly KeyedTask[], items: readonly Share[]): Result['byForm'] {
  const forms = [...new Set(tasks.map(({ question }) => question.form))]
  return forms.map((form) => ({ form, ...total(items.filter((_, index) => tasks[index]?.question.form === form)) }))
}
