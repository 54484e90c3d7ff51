import { nextTopic, type Asked, type DiagnosticTopic } from '#domain/diagnostic'
import { seeded } from '#domain/random'
import { sharesOf } from '../forecast/shares.ts'
import type { SubjectPool } from './pool.ts'
import { shuffled } from '../../base/shuffled.ts'
import { byId, type BankTask } from '../../content/bank-task.ts'

/** The topics of a subject as its diagnostic asks about them. */
export function diagnosticTopics(
  subject: Pick<SubjectPool, 'body' | 'blueprint' | 'weights'>,
  bank: readonly BankTask[],
): DiagnosticTopic[] {
  const shares = sharesOf(subject)
  const tasksOf = Map.groupBy(bank, ({ topic }) => topic)
  return subject.body.topics
    .flatMap((section) => (section.children.length > 0 ? section.children : [section]))
    .map((topic) => {
      const own = tasksOf.get(topic.id) ?? []
      const difficulty = own.reduce((sum, task) => sum + task.difficulty, 0) / Math.max(1, own.length)
      const needs = 'needs' in topic ? (topic.needs ?? []) : []
      return { id: topic.id, title: topic.title, share: shares[topic.id] ?? 0, difficulty, needs, tasks: own.length }
    })
}

/**
 * The next task of a diagnostic: of the topic that decides most, short, an easy one at first. Null where enough is known. The same bank,
 * answers and seed give the same task.
 */
export function drawDiagnostic(
  bank: readonly BankTask[],
  topics: readonly DiagnosticTopic[],
  asked: readonly (Asked & { question?: string })[],
  seed: number,
): BankTask | null {
  const topic = nextTopic(topics, asked)
  const before = new Set(asked.map(({ question }) => question))
  const wanted = asked.length === 0 ? -120 : -20
  const strain = ({ difficulty, stimulus, seconds, form }: BankTask) =>
    Math.abs(difficulty - wanted) + (stimulus === null ? 0 : 200) + seconds / 3 + (form === 'single' ? 0 : 30)
  const own = shuffled(bank.toSorted(byId), seeded(seed)).filter((task) => task.topic === topic && !before.has(task.id))
  return own.toSorted((a, b) => strain(a) - strain(b))[0] ?? null
}
