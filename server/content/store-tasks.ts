import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Question } from '#domain/question'
import type { TheoryLink } from '#domain/theory-link'
import type { Db } from '../store/store.ts'
import { questions } from '../store/schema.ts'
import type { Content } from './content.ts'
import type { Task } from './tasks.ts'

type Place = { isTraining: boolean; isCurrent: boolean }
type Row = typeof questions.$inferInsert

/** So many rows in one statement: PostgreSQL counts its parameters in 16 bits. */
const batch = 200

/** Stores the tasks of papers and of the bank by (id, version), and what stands where; runs inside the caller’s transaction. */
export async function storeTasks(tx: Db, { papers, sets, links }: Content, isProduction: boolean): Promise<void> {
  const linkOf = new Map(links.map((each) => [nameOf(each), each.link]))
  const linked = (task: Task, place: Place) => rowOf(task, linkOf.get(nameOf(task.question)) ?? null, place)
  const written = [
    ...papers.flatMap(({ tasks, status }) => tasks.map((task) => linked(task, { isTraining: false, isCurrent: status === 'published' }))),
    ...sets.flatMap(({ tasks, isSolvedTwice }) => {
      const isReady = isSolvedTwice || !isProduction
      return tasks.map((task) => linked(task, { isTraining: isReady, isCurrent: isReady }))
    }),
  ]
  const { id, version, hash, difficulty, seconds, exhibit, pattern } = questions
  const stored = await tx.select({ id, version, hash, difficulty, seconds, exhibit, pattern }).from(questions)
  const known = new Map(stored.map((row) => [nameOf(row), row.hash]))
  for (const rows of batches(written.filter((row) => !known.has(nameOf(row)))))
    await tx.insert(questions).values(rows).onConflictDoNothing()
  for (const row of written.filter((each) => (known.get(nameOf(each)) ?? each.hash) !== each.hash)) {
    console.warn(
      `Завдання ${row.id} змінилося без нової версії (${row.version}): ${isProduction ? 'лишаю попередній текст' : 'беру новий текст'}.`,
    )
    if (!isProduction)
      await tx
        .update(questions)
        .set(row)
        .where(and(eq(id, row.id), eq(version, row.version)))
  }
  await markStored(tx, written)
  const estimates = new Map(stored.map((row) => [nameOf(row), estimateOf(row)]))
  for (const row of written.filter((each) => (estimates.get(nameOf(each)) ?? estimateOf(each)) !== estimateOf(each))) {
    const estimate = { difficulty: row.difficulty, seconds: row.seconds, exhibit: row.exhibit, pattern: row.pattern }
    await tx
      .update(questions)
      .set(estimate)
      .where(and(eq(id, row.id), eq(version, row.version)))
  }
  await storeNumbers(tx, written)
}

/** Picks the properties that tasks are drawn by and no pupil reads: an editor may change them under the same version. */
const estimateOf = ({ difficulty, seconds, exhibit, pattern }: Pick<Row, 'difficulty' | 'seconds' | 'exhibit' | 'pattern'>): string =>
  JSON.stringify([difficulty, seconds, exhibit ?? 'none', pattern ?? null])

/** Marks the languages in tasks that were stored before theirs were known: the same words, so the same version. */
async function markStored(tx: Db, written: readonly Row[]): Promise<void> {
  const marked = written.filter(({ question }) => JSON.stringify(question).includes('"kind":"foreign"'))
  if (marked.length === 0) return
  const { id, version, hash, question } = questions
  const isUnmarked = sql`${question}::text not like '%"foreign"%'`
  const stored = await tx.select({ id, version, hash }).from(questions).where(isUnmarked)
  const unmarked = new Map(stored.map((row) => [nameOf(row), row.hash]))
  for (const row of marked.filter((each) => unmarked.get(nameOf(each)) === each.hash))
    await tx
      .update(questions)
      .set({ question: row.question, key: row.key })
      .where(and(eq(id, row.id), eq(version, row.version)))
}

/** Stores the numbers that tasks stand at. A task without one leaves the bank; its words stay for the surveys that hold them. */
async function storeNumbers(tx: Db, written: readonly Row[]): Promise<void> {
  await tx.update(questions).set({ isTraining: false, isCurrent: false })
  for (const isTraining of [true, false]) {
    const standing = written.filter((row) => row.isCurrent && row.isTraining === isTraining)
    const name = sql<string>`${questions.id} || '@' || ${questions.version}`
    for (const rows of batches(standing))
      await tx
        .update(questions)
        .set({ isTraining, isCurrent: true })
        .where(inArray(name, rows.map(nameOf)))
  }
}

const nameOf = ({ id, version }: Pick<Row, 'id' | 'version'>): string => `${id}@${version}`

const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / batch) }, (_, index) => rows.slice(index * batch, index * batch + batch))

/** A task as it is stored, with what tasks are drawn by. */
export function rowOf({ question, key, difficulty, seconds, hash, exhibit, pattern }: Task, theory: TheoryLink | null, place: Place): Row {
  const { id, version, subject, topic, form, points, numbers, stimulus } = question
  return {
    id,
    version,
    hash,
    question,
    key: { ...key, theory },
    seconds,
    subject,
    topic,
    form,
    points,
    numbers,
    difficulty: Math.round(difficulty * 100),
    stimulus: stimulus?.id ?? null,
    exhibit,
    pattern,
    ...sizeOf(question),
    ...place,
  }
}

/** Choices offered and rows or groups to answer, as tasks are drawn by them. */
export const sizeOf = (question: Question): { options: number | null; rows: number | null } => ({
  options: choicesOf(question)?.length ?? null,
  rows: rowsOf(question)?.length ?? null,
})

function choicesOf(question: Question): readonly unknown[] | undefined {
  if (question.form === 'gap') return question.gaps[0]?.options
  if (question.form === 'grouped') return question.groups[0]?.options
  return 'options' in question ? question.options : undefined
}

function rowsOf(question: Question): readonly unknown[] | undefined {
  if (question.form === 'matching') return question.rows
  return question.form === 'grouped' ? question.groups : undefined
}
