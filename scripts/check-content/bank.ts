import type { BankTask } from '../../server/content/bank-task.ts'
import type { Content } from '../../server/content/content.ts'
import type { ReadyTemplate } from '../../server/content/ready-template.ts'
import { realise } from '../../server/content/task-templates/realise.ts'
import type { Paper } from '../../server/content/paper.ts'
import { sizeOf } from '../../server/content/store-tasks.ts'
import type { Task } from '../../server/content/tasks.ts'

/** The tasks for practice of one subject as papers are drawn from them, before anything is stored. */
export function bankOf(content: Content, id: string): BankTask[] {
  return drawnOf(content, id, [
    ...content.sets.filter(({ subject }) => subject === id).flatMap(({ tasks }) => tasks),
    ...madeTasks(content, id),
  ])
}

/** What the templates of a subject stand for in its bank: one instance for each of their topics. */
export const madeTasks = ({ templates }: Content, id: string): Task[] =>
  templates.filter(({ subject }) => subject === id).flatMap((each) => firstSeeds(each).map((seed) => realise(each, seed).task))

/** One seed for each topic of a template. */
function firstSeeds({ asks }: ReadyTemplate): number[] {
  const seeds = asks
    .map((_, index) => index + 1)
    .filter((seed, index) => asks.findIndex(({ topic }) => topic === asks[seed - 1]?.topic) === index)
  return asks.length === 0 ? [1] : seeds
}

/** Tasks of one subject with what they are drawn by. */
export function drawnOf({ subjects }: Content, id: string, tasks: Paper['tasks']): BankTask[] {
  const sections = subjects.find((subject) => subject.id === id)?.topics ?? []
  const sectionOf = (topic: string) => sections.find((each) => each.id === topic || each.children.some((child) => child.id === topic))?.id
  return tasks.map(({ question, difficulty, seconds, exhibit, pattern }) => {
    const { version, topic, form, points, numbers, stimulus } = question
    const prior = Math.round(difficulty * 100)
    const drawnBy = { topic, section: sectionOf(topic) ?? topic, form, points, numbers, seconds, exhibit, pattern, ...sizeOf(question) }
    return { id: question.id, version, ...drawnBy, difficulty: prior, prior, stimulus: stimulus?.id ?? null, isTraining: true }
  })
}
