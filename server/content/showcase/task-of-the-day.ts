import { dayMs } from '#domain/duration'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { TaskOfTheDay } from '#contract/showcase'
import { seeded } from '#domain/random'
import { shuffled } from '../../base/shuffled.ts'
import { questions, subjects } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { plainInline, plainText } from '../plain-text.ts'
import { plainBlocks, plainRun } from './plain-type.ts'

/** Says whether a task fits the first screen of a phone. */
const longestPrompt = 180
const longestOption = 60

type Subjects = Pick<typeof subjects.$inferSelect, 'body'>[]

/** @param day of Kyiv, `2026-11-21`. @returns null where the bank holds no short task of one right answer. */
export async function readTaskOfTheDay(db: Db, day: string): Promise<TaskOfTheDay | null> {
  return taskOfTheDay(day, await readChoice(db))
}

/** The tasks to choose among, and the subjects in their order. */
export async function readChoice(db: Db): Promise<{ fit: Row[]; known: Subjects }> {
  const known = await db.select({ body: subjects.body }).from(subjects).orderBy(asc(subjects.position), asc(subjects.id))
  return { fit: await listFit(db), known }
}

/**
 * The subjects that everybody takes have turns (any others only where those have no fit task), and none of a subject’s tasks comes back before all
 * others were shown.
 */
export function taskOfTheDay(day: string, { fit, known }: { fit: Row[]; known: Subjects }): TaskOfTheDay | null {
  const number = Math.floor(Date.parse(day) / dayMs)
  const own = Map.groupBy(fit, ({ question }) => question.subject)
  const all = known.flatMap(({ body }) => ({ body, tasks: own.get(body.id) ?? [] })).filter(({ tasks }) => tasks.length > 0)
  const required = all.filter(({ body }) => body.kind === 'required')
  const ready = required.length > 0 ? required : all
  const chosen = ready[number % ready.length]
  if (!chosen) return null
  const { body, tasks } = chosen
  const turn = Math.floor(number / ready.length)
  const task = shuffled(tasks, seeded(Math.floor(turn / tasks.length)))[turn % tasks.length]
  if (!task) return null
  const section = body.topics.find(({ id, children }) => [id, ...children.map((child) => child.id)].includes(task.question.topic))
  const topic = { id: section?.id ?? task.question.topic, title: section?.title ?? body.title }
  return { day, subject: { id: body.id, title: body.title }, topic, ...task }
}

/**
 * Short tasks of one right answer without pictures and texts to read. Their formulas are those that plain type can set: the drawer of others
 * weighs more than the page.
 */
async function listFit(db: Db): Promise<Row[]> {
  const rows = await db
    .select({ question: questions.question, key: questions.key })
    .from(questions)
    .where(and(eq(questions.isTraining, true), eq(questions.isCurrent, true), eq(questions.form, 'single'), isNull(questions.stimulus)))
    .orderBy(asc(questions.id))
  return rows
    .map(inPlainType)
    .filter(
      ({ question, key }) =>
        question.form === 'single' &&
        question.figure === null &&
        plainText(question.prompt).length <= longestPrompt &&
        question.options.every(({ text }) => plainInline(text).length <= longestOption) &&
        !JSON.stringify([question, key]).includes('"kind":"math"'),
    )
}

type Row = Pick<typeof questions.$inferSelect, 'question' | 'key'>

function inPlainType({ question, key }: Row): Row {
  if (question.form !== 'single' || key.form !== 'single') return { question, key }
  const options = question.options.map((option) => ({ ...option, text: plainRun(option.text) }))
  const notes = key.notes.map((note) => ({ ...note, text: plainBlocks(note.text) }))
  return {
    question: { ...question, prompt: plainBlocks(question.prompt), options },
    key: { ...key, explanation: plainBlocks(key.explanation), notes },
  }
}
