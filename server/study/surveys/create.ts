import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { SurveyRequest } from '#contract/survey-request'
import { onceAtLast, type OnceCall } from '../../store/once.ts'
import { readSubjects } from '../practice/pool.ts'
import type { Db } from '../../store/store.ts'
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
import { readForExam, refuseWithheld } from '../open-surveys/withheld.ts'
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
      const { plans, begunExams } = await plansOf(db, userId, request, now)
      const planned = plans.map((plan) => ({ plan, id: `${plan.mode}-${randomUUID()}` }))
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
        store: (answer) => storeOnce(db, rows, answer, begunExams),
      }
    },
    asSurvey(userId, now),
  )
}

/**
 * Stores new surveys with the answer that tells of them, in one statement; false where the answer is stored already. Of two tabs that have
 * planned exams in one moment, whoever stores second looks again at what is withheld by now. Throws 409 where too many run.
 * @param begunExams how many exams had been begun when these were planned; null for what is no exam.
 */
async function storeOnce(db: Db, rows: readonly SurveyRow[], answer: SQL, begunExams: number | null): Promise<boolean> {
  const [{ userId, createdAt } = { userId: '', createdAt: new Date() }] = rows
  const stored = rows.map(({ createdAt: at, ...row }) => ({ ...row, user_id: userId, created_at: at.toISOString() }))
  const columns = sql`id, user_id, subject, subjects, mode, policy, papers, parent, day, title, max, tasks, created_at`
  // A row that has been changed beside is read anew before it is changed here.
  const held =
    begunExams === null
      ? sql`select 1`
      : sql`update ${users} set begun_exams = begun_exams + 1 where id = ${userId}::uuid and begun_exams = ${begunExams} returning id`
  const { rows: said } = (await db.execute(sql`
    with held as (${held}),
    running as (${runningOf(userId, createdAt)}),
    first as (insert into ${onceAnswers} (user_id, route, key, body_hash, answer, created_at) select ${answer} from running, held where count < ${mostRunning}
      on conflict do nothing returning key),
    made as (insert into ${surveys} (${columns}) select ${columns}
      from first, jsonb_populate_recordset(null::surveys, ${JSON.stringify(stored)}::jsonb) returning id)
    select running.count, (select count(*)::int from held) as held, (select count(*)::int from made) as made from running`)) as {
    rows: { count: number; held: number; made: number }[]
  }
  const [{ count, held: isHeld, made } = { count: 0, held: 0, made: 0 }] = said
  if (count >= mostRunning) refuseMore()
  if (isHeld > 0) return made > 0
  const since = await readForExam(db, userId, createdAt)
  if (since.begunExams === begunExams) throw new Error('an exam was begun by nobody: the account has gone meanwhile')
  refuseWithheld(
    since.withheld,
    rows.flatMap(({ tasks }) => tasks.map(({ id }) => id)),
  )
  return storeOnce(db, rows, answer, since.begunExams)
}

const runningOf = (userId: string, now: Date): SQL =>
  sql`select count(*)::int as count from ${surveys} s left join ${results} r on r.survey = s.id
    where s.user_id = ${userId} and r.survey is null and s.created_at > ${new Date(now.getTime() - abandonedAfterMs).toISOString()}::timestamptz`

/** What is asked for, planned; and for exams, how many were begun until then. */
async function plansOf(db: Db, userId: string, request: SurveyRequest, now: Date): Promise<{ plans: Plan[]; begunExams: number | null }> {
  const one = (plan: Plan) => ({ plans: [plan], begunExams: null })
  if (request.mode === 'retry') return one(await planRetry(db, userId, request, now))
  const [subject] = await readSubjects(db, [request.subject])
  if (!subject) return refuse(404, 'Такого предмета немає')
  if (request.mode === 'theory') return one(await planTheory(db, userId, subject, request, now))
  if (request.mode !== 'nmt') return one(await planPractice(db, userId, subject, request, now))
  const { withheld, begunExams } = await readForExam(db, userId, now)
  return { plans: await planExams(db, { userId, withheld, now }, request), begunExams }
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
