import { dayMs } from '#domain/duration'
import { and, eq, ne, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Begun } from '#contract/pack'
import type { begunAnswerSchema } from '#contract/result'
import type { Db } from '../../store/store.ts'
import { packs, surveys, type Plan } from '../../store/schema.ts'
import { checkEvents } from '../surveys/check-events.ts'
import { clockOf } from '../open-surveys/clock.ts'
import { holdSurvey } from '../surveys/find.ts'
import { handIn } from '../surveys/finish.ts'
import { practiceTitles } from '../surveys/plan-practice.ts'
import { maxOf, refuse, training, withExtra } from '../surveys/plan.ts'
import { addEvents } from '../surveys/receive-events.ts'
import { readTasks } from '../surveys/tasks.ts'

type BegunAnswer = v.InferOutput<typeof begunAnswerSchema>
/** Nobody brings a survey that is older. */
const oldestMs = 60 * dayMs

/**
 * Takes a survey begun offline, all or nothing; it may come again with more facts. Runs inside the caller’s transaction. Throws 404 for a
 * foreign one, 422 for what does not fit, 409 after the hand-in.
 */
export async function takeBegun(tx: Db, userId: string, begun: Begun, now: Date): Promise<BegunAnswer> {
  const { plan, givenAt } = await planOf(tx, userId, begun)
  const createdAt = await beginningOf(tx, userId, begun, plan, givenAt, now)
  await tx
    .insert(surveys)
    .values({ ...plan, id: begun.id, userId, isBegunOffline: true, createdAt })
    .onConflictDoNothing()
  const found = await holdSurvey(tx, userId, begun.id)
  await checkEvents(tx, found.survey, begun.events)
  if (begun.events.length > 0) await addEvents(tx, found, begun.events, now)
  const { survey, finishedAt } = await holdSurvey(tx, userId, begun.id)
  const result =
    begun.finishedAt === null && finishedAt === null
      ? null
      : await handIn(tx, survey, finishedAt, momentOf(begun, survey.createdAt, now), now)
  return { data: { clock: clockOf(survey, result ? new Date(result.finishedAt) : null, now), result, serverNow: now.toISOString() } }
}

/**
 * The claimed beginning, between the pack’s issue and now. A paper that lies open since its hand-in begins today, whatever the device
 * says.
 */
async function beginningOf(tx: Db, userId: string, begun: Begun, plan: Plan, givenAt: Date, now: Date): Promise<Date> {
  const earliest = Math.max(givenAt.getTime(), now.getTime() - oldestMs)
  const claimed = new Date(Math.min(now.getTime(), Math.max(Date.parse(begun.createdAt), earliest)))
  if (begun.mode !== 'nmt') return claimed
  const sameTasks = sql`${surveys.tasks} = ${JSON.stringify(plan.tasks)}::jsonb`
  const isThisBefore = and(
    eq(surveys.userId, userId),
    eq(surveys.mode, 'nmt'),
    eq(surveys.isBegunOffline, true),
    ne(surveys.id, begun.id),
    sameTasks,
  )
  return (await tx.$count(surveys, isThisBefore)) > 0 ? now : claimed
}

/** A hand-in is neither ahead of the server nor before the survey, nor before what was stated in it. */
function momentOf({ finishedAt, events }: Begun, createdAt: Date, now: Date): Date {
  const claimed = Math.max(Date.parse(finishedAt ?? now.toISOString()), createdAt.getTime(), ...events.map(({ at }) => Date.parse(at)))
  return new Date(Math.min(claimed, now.getTime()))
}

async function planOf(tx: Db, userId: string, begun: Begun): Promise<{ plan: Plan; givenAt: Date }> {
  const [pack] = await tx
    .select()
    .from(packs)
    .where(and(eq(packs.id, begun.pack), eq(packs.userId, userId)))
  if (!pack) return refuse(404, 'Такого запасу немає')
  if (!begun.id.startsWith(`${begun.mode}-`)) refuse(422, 'Хибний ідентифікатор тесту')
  const givenAt = pack.createdAt
  if (begun.mode === 'nmt') return { plan: paperOf(pack.paper ?? refuse(422, 'У запасі немає цілого тесту'), begun), givenAt }
  const { practice } = pack
  const tasks = begun.tasks.map((id) => practice?.tasks.find((task) => task.id === id) ?? refuse(422, 'Такого завдання в запасі не було'))
  if (!practice || tasks.length === 0 || new Set(begun.tasks).size < tasks.length) return refuse(422, 'У тесті немає завдань')
  const asked = (await readTasks(tx, tasks)).map(({ question }) => question)
  return { plan: { ...practice, mode: begun.mode, policy: training, title: practiceTitles[begun.mode], max: maxOf(asked), tasks }, givenAt }
}

const paperOf = (paper: Plan, { extraTime, save }: Begun): Plan => ({
  ...paper,
  policy: { ...paper.policy, extraTime, save, seconds: withExtra(paper.policy.seconds ?? 0, extraTime) },
})
