import type { BankTask } from '../practice/task.ts'
import type { Content } from './content.ts'
import { realise } from '../templates/realise.ts'
import { sizeOf } from './store-tasks.ts'

/** The tasks for practice of one subject as papers are drawn from them, before anything is stored. */
export function bankOf({ sets, subjects, templates }: Content, id: string): BankTask[] {
  const sections = subjects.find((subject) => subject.id === id)?.topics ?? []
  const sectionOf = (topic: string) => sections.find((each) => each.id === topic || each.children.some((child) => child.id === topic))?.id
  const made = templates.filter(({ subject }) => subject === id).map((each) => realise(each, 1).task)
  return [...sets.filter(({ subject }) => subject === id).flatMap(({ tasks }) => tasks), ...made]
    .map(({ question, difficulty, seconds, exhibit, pattern }) => {
      const { version, topic, form, points, numbers, stimulus } = question
      const prior = Math.round(difficulty * 100)
      const drawnBy = { topic, section: sectionOf(topic) ?? topic, form, points, numbers, seconds, exhibit, pattern, ...sizeOf(question) }
      return { id: question.id, version, ...drawnBy, difficulty: prior, prior, stimulus: stimulus?.id ?? null, isTraining: true }
    })
}
