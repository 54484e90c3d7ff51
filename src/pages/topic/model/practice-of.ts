import type { PracticeTask } from '#contract/practice'
import type { FoundTopic } from '@/entities/subject'

export type TopicTasks = { total: number; right: number; wrong: number; forms: { form: PracticeTask['form']; count: number }[] }

/** The tasks of a topic, or of all topics of a section, counted by their forms, the most frequent first, and by how the last answer fared. */
export function practiceOf(tasks: readonly PracticeTask[], topic: FoundTopic): TopicTasks {
  const ids = new Set([topic.id, ...topic.children.map(({ id }) => id)])
  const own = tasks.filter((task) => ids.has(task.topic))
  const forms = [...Map.groupBy(own, ({ form }) => form)].map(([form, some]) => ({ form, count: some.length }))
  return {
    total: own.length,
    right: own.filter(({ state }) => state === 'right').length,
    wrong: own.filter(({ state }) => state === 'wrong').length,
    forms: forms.toSorted((a, b) => b.count - a.count),
  }
}
