import type { QuestionForm } from '#domain/question'
import type { Result } from '#domain/result'
import { formName } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { byLoss } from './result-text'

export type Loss = {
  id: string
  name: string
  points: number
  max: number
  /** The address to practise it; null where nothing was lost. */ practice: string | null
}

type Share = { subject: string; points: number; max: number }
const practiceOf = (address: string, { points, max }: Share): string | null => (points < max ? address : null)

export const topicPractice = (subject: string, topics: readonly string[]): string =>
  `${addresses.tests.to({ subject, mode: 'topics' })}?${new URLSearchParams(topics.map((topic) => ['topic', topic]))}`

export const formPractice = (subject: string, form: string): string =>
  `${addresses.tests.to({ subject, mode: 'custom' })}?${new URLSearchParams({ form })}`

/** Names of the subjects of a result, where it has more than one. */
export function subjectNames({ subjects, verdicts }: Pick<Result, 'subjects' | 'verdicts'>): Record<string, string> {
  return subjects.length < 2 ? {} : Object.fromEntries(verdicts.map(({ subject, title }) => [subject, title]))
}

/** Points by section of the programme, the greatest loss first. */
export const topicLosses = (result: Result): Loss[] =>
  byLoss(result.byTopic).map((row) => ({
    id: `${row.subject} ${row.topic}`,
    name: withSubject(row.title, row.subject, result),
    points: row.points,
    max: row.max,
    practice: practiceOf(topicPractice(row.subject, [row.topic]), row),
  }))

/** Points by kind of task, the greatest loss first; two subjects of a block are counted apart. */
export function formLosses(result: Result): Loss[] {
  const rows = new Map<string, Share & { form: QuestionForm }>()
  for (const { question, points, max } of result.items) {
    const { subject, form } = question
    const key = `${subject} ${form}`
    const row = rows.get(key) ?? { subject, form, points: 0, max: 0 }
    rows.set(key, { ...row, points: row.points + points, max: row.max + max })
  }
  return byLoss([...rows.values()]).map((row) => ({
    id: `${row.subject} ${row.form}`,
    name: withSubject(formName(row.form), row.subject, result),
    points: row.points,
    max: row.max,
    practice: practiceOf(formPractice(row.subject, row.form), row),
  }))
}

function withSubject(name: string, subject: string, result: Result): string {
  const title = subjectNames(result)[subject]
  return title === undefined ? name : `${name} · ${title}`
}
