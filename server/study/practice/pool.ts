import { and, eq, sql } from 'drizzle-orm'
import { cached } from '../../store/edition.ts'
import type { Db } from '../../store/store.ts'
import { questions, subjects, taskAnswers, taskMeasures, userFacts } from '../../store/schema.ts'
import type { Blueprint } from '../../store/tables/content.ts'
import type { SubjectBody } from '../../content/subject.ts'
import { readCandidates, type DrawnFor } from '../../content/task-templates/candidates.ts'
import { keepersOf, withheldBy, type Keeper } from '../open-surveys/withheld.ts'
import { kyivStudyDay } from '#domain/scheduling/study-day'
import { mistakeOf, stateOfTask, type PastAnswer } from './mistakes.ts'
import type { BankTask, PoolTask, Programme } from '../../content/bank-task.ts'

/** A subject with what its tasks are drawn by. */
export type SubjectPool = { body: SubjectBody; weights: Record<string, number>; blueprint: Blueprint; programme: Programme }

/** Finds subjects by id, in the order asked; unknown ones are left out. */
export async function readSubjects(db: Db, ids: readonly string[]): Promise<SubjectPool[]> {
  const wanted = { body: subjects.body, weights: subjects.weights, blueprint: subjects.blueprint }
  const rows = await cached(db, 'subjects', async () => db.select(wanted).from(subjects))
  return ids.flatMap((id) =>
    rows
      .filter(({ body }) => body.id === id)
      .map((row) => ({
        ...row,
        programme: row.body.topics.map((topic) => ({ id: topic.id, topics: topic.children.map((child) => child.id) })),
      })),
  )
}

/** The tasks of a subject that stand in the bank or in a published paper, and what its templates offer the visitor or the paper. */
export async function readBank(db: Db, { body, programme }: SubjectPool, drawnFor: DrawnFor | null = null): Promise<BankTask[]> {
  const { id, version, topic, form, points, numbers, options, rows, stimulus, exhibit, pattern, isTraining } = questions
  const drawnBy = { id, version, topic, form, points, numbers, options, rows, stimulus, exhibit, pattern, isTraining }
  const estimate = { prior: questions.difficulty, priorSeconds: questions.seconds }
  const known = await cached(db, `bank ${body.id}`, async () =>
    db
      .select({ ...drawnBy, ...estimate, measured: taskMeasures.difficulty, measuredSeconds: taskMeasures.seconds })
      .from(questions)
      .leftJoin(taskMeasures, eq(taskMeasures.question, questions.id))
      .where(and(eq(questions.subject, body.id), eq(questions.isCurrent, true))),
  )
  const sectionOf = new Map(programme.flatMap((section) => [section.id, ...section.topics].map((each) => [each, section.id] as const)))
  const authored = known.map(({ measured, measuredSeconds, priorSeconds, ...task }) => ({
    ...task,
    difficulty: measured ?? task.prior,
    seconds: measuredSeconds ?? priorSeconds,
  }))
  const made = await readCandidates(db, body.id, drawnFor)
  return [...authored, ...made].map((task) => ({ ...task, section: sectionOf.get(task.topic) ?? task.topic }))
}

/**
 * Reads the tasks that a visitor practises with: the bank, and tasks of papers that went wrong or are bookmarked, without what is
 * withheld.
 */
export async function readPool(db: Db, userId: string, subject: SubjectPool, now: Date): Promise<PoolTask[]> {
  const { answers, saved, withheld } = await readOwn(db, userId, subject.body.id, now)
  const byTask = Map.groupBy(answers, (answer) => answer.question)
  const wanted = [...new Set([...byTask.keys(), ...saved.keys()])].filter((id) => id.includes('~'))
  const bank = await readBank(db, subject, { userId, wanted })
  const today = kyivStudyDay(now)
  return bank
    .map((task) => {
      const past = byTask.get(task.id) ?? []
      return { ...task, state: stateOfTask(past), mistake: mistakeOf(past, today), savedAt: saved.get(task.id) ?? null }
    })
    .filter(({ id, isTraining, mistake, savedAt }) => !withheld.tasks.has(id) && (isTraining || mistake !== null || savedAt !== null))
}

type OwnRow = {
  question: string
  outcome: PastAnswer['outcome'] | null
  day: string | null
  isHinted: boolean | null
  isSaved: boolean | null
  at: number
}
type Own = { own: OwnRow[]; keepers: Keeper[] }

/**
 * In one query: answers to tasks of a subject in order of time, when each bookmarked task was bookmarked (the last fact about a task
 * counts), and what is withheld.
 */
async function readOwn(db: Db, userId: string, subject: string, now: Date) {
  const answers = sql`select question, outcome, day, is_hinted, null::boolean as is_saved, at, survey as tie from ${taskAnswers} where user_id = ${userId} and subject = ${subject}`
  const marks = sql`select fact->>'question', null, null, null::boolean, (fact->>'isSaved')::boolean, at, id::text from ${userFacts} where user_id = ${userId} and kind = 'task.save'`
  const row = sql`json_build_object('question', question, 'outcome', outcome, 'day', day, 'isHinted', is_hinted, 'isSaved', is_saved, 'at', extract(epoch from at) * 1000)`
  const own = sql`(select coalesce(json_agg(${row} order by own.at, tie), '[]'::json) from (${answers} union all ${marks}) own)`
  const { rows: found } = (await db.execute(sql`select ${own} as own, ${keepersOf(userId, now)} as keepers`)) as { rows: Own[] }
  const { own: rows, keepers } = found[0] ?? { own: [], keepers: [] }
  const saved = new Map<string, number>()
  for (const { question, isSaved, at } of rows) {
    if (isSaved === true) saved.set(question, at)
    if (isSaved === false) saved.delete(question)
  }
  return {
    saved,
    withheld: withheldBy(keepers, now),
    answers: rows.flatMap(({ question, outcome, day, isHinted }) =>
      outcome !== null && day !== null ? [{ question, outcome, day, isHinted: isHinted === true }] : [],
    ),
  }
}
