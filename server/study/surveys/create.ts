import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { SurveyRequest } from '#contract/survey-request'
import { onceAtLast, type OnceCall } from '../../store/once.ts'
import { readSubjects } from '../practice/pool.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { onceAnswers, results, surveys, users } from '../../store/schema.ts'
import type { SurveyRow } from '../open-surveys/clock.ts'
import { abandonedAfterMs, mostRunning } from '../open-surveys/limits.ts'
import { storeInstances } from '../../content/task-templates/store-templates.ts'
import type { Plan } from '../../store/schema.ts'
import { refuse } from './plan.ts'
import { planExams } from './plan-exam.ts'
import { planPractice } from './plan-practice.ts'
import { planRetry } from './plan-retry.ts'
import { planTheory } from './plan-theory.ts'
import { readWithheld, refuseWithheld } from '../open-surveys/withheld.ts'
import { asSurvey, viewNew, type SurveyAnswer } from './view.ts'

/**
 * Makes a survey, or both blocks of a day. The clock starts with the first fact. Throws 404, 409 without tasks, for a paper that runs or
 * too many surveys, 422 for what does not fit.
 */
export function createSurvey(db: Db, call: OnceCall, request: SurveyRequest): Promise<SurveyAnswer> {
  const { userId, now } = call
  return onceAtLast(
    db,
    call,
    async () => {
      const planned = (await plansOf(db, userId, request, now)).map((plan) => ({ plan, id: `${plan.mode}-${randomUUID()}` }))
      const [first, second] = planned
      if (!first) throw new Error('nothing was planned')
      await storeInstances(
        db,
        planned.flatMap(({ plan }) => plan.tasks),
      )
      const rows = planned.map(({ plan, id }) => {
        const other = id === first.id ? second : first
        const day = other ? { block: id === first.id ? (1 as const) : (2 as const), otherId: other.id } : null
        return { parent: null, ...plan, id, userId, day, createdAt: now, startedAt: null, pauses: [], isBegunOffline: false }
      })
      const [own] = rows
      if (!own) throw new Error('nothing was planned')
      return {
        answer: await viewNew(db, own, now),
        store: (answer) => (own.mode === 'nmt' ? storeExams(db, rows, answer) : storeOnce(db, rows, answer)),
      }
    },
    asSurvey(userId, now),
  )
}

/**
 * The same for exams. Two tabs may have planned the same paper in one moment: whoever stores second finds that its tasks are withheld by now, and is refused.
 */
function storeExams(db: Db, rows: readonly SurveyRow[], answer: SQL): Promise<boolean> {
  const [{ userId, createdAt } = { userId: '', createdAt: new Date() }] = rows
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select id from ${users} where id = ${userId}::uuid for no key update`)
    refuseWithheld(
      await readWithheld(tx, userId, createdAt),
      rows.flatMap(({ tasks }) => tasks.map(({ id }) => id)),
    )
    return storeOnce(tx, rows, answer)
  })
}

/** Stores new surveys with the answer that tells of them, in one statement; nothing where the answer is stored already. Throws 409 where too many run. */
async function storeOnce(db: Db, rows: readonly SurveyRow[], answer: SQL): Promise<boolean> {
  const [{ userId, createdAt } = { userId: '', createdAt: new Date() }] = rows
  const stored = rows.map(({ createdAt: at, ...row }) => ({ ...row, user_id: userId, created_at: at.toISOString() }))
  const columns = sql`id, user_id, subject, subjects, mode, policy, papers, parent, day, title, max, tasks, created_at`
  const { rows: said } = (await db.execute(sql`
    with running as (${runningOf(userId, createdAt)}),
    first as (insert into ${onceAnswers} (user_id, route, key, body_hash, answer, created_at) select ${answer} from running where count < ${mostRunning}
      on conflict do nothing returning key),
    made as (insert into ${surveys} (${columns}) select ${columns}
      from first, jsonb_populate_recordset(null::surveys, ${JSON.stringify(stored)}::jsonb) returning id)
    select running.count, (select count(*)::int from made) as made from running`)) as { rows: { count: number; made: number }[] }
  if ((said[0]?.count ?? 0) >= mostRunning) refuseMore()
  return (said[0]?.made ?? 0) > 0
}

const runningOf = (userId: string, now: Date): SQL =>
  sql`select count(*)::int as count from ${surveys} s left join ${results} r on r.survey = s.id
    where s.user_id = ${userId} and r.survey is null and s.created_at > ${new Date(now.getTime() - abandonedAfterMs).toISOString()}::timestamptz`

async function plansOf(tx: Db, userId: string, request: SurveyRequest, now: Date): Promise<Plan[]> {
  if (request.mode === 'retry') return [await planRetry(tx, userId, request, now)]
  const [subject] = await readSubjects(tx, [request.subject])
  if (!subject) return refuse(404, 'Такого предмета немає')
  if (request.mode === 'nmt') return planExams(tx, userId, request, now)
  if (request.mode === 'theory') return [await planTheory(tx, userId, subject, request, now)]
  return [await planPractice(tx, userId, subject, request, now)]
}

/** Makes a survey of a plan that was fixed before. Throws 409 where too many run. */
export async function createPlanned(tx: Db, userId: string, plan: Plan, now: Date): Promise<string> {
  await checkRunning(tx, userId, now)
  const id = `${plan.mode}-${randomUUID()}`
  await tx.insert(surveys).values({ ...plan, id, userId, createdAt: now })
  return id
}

async function checkRunning(tx: Db, userId: string, now: Date): Promise<void> {
  const { rows } = (await tx.execute(runningOf(userId, now))) as { rows: { count: number }[] }
  if ((rows[0]?.count ?? 0) >= mostRunning) refuseMore()
}

const refuseMore = () => refuse(409, 'Забагато незавершених тестів. Спершу заверши котрийсь із них')
