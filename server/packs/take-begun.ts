import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Begun } from '#contract/pack'
import type { begunAnswerSchema } from '#contract/result'
import type { Db } from '../store/store.ts'
import { packs, surveys, type Plan } from '../store/schema.ts'
import { checkEvents } from '../surveys/check-events.ts'
import { clockOf } from '../surveys/clock.ts'
import { holdSurvey } from '../surveys/find.ts'
import { handIn } from '../surveys/finish.ts'
import { practiceTitles } from '../surveys/plan-practice.ts'
import { maxOf, refuse, training, withExtra } from '../surveys/plan.ts'
import { addEvents } from '../surveys/receive-events.ts'
import { readTasks } from '../surveys/tasks.ts'

type BegunAnswer = v.InferOutput<typeof begunAnswerSchema>
/** Nobody brings a survey that is older. */
const oldestMs = 60 * 24 * 60 * 60 * 1000

/**
 * Takes a survey that was begun offline, with its facts and its hand-in, all or nothing; runs inside the caller’s transaction. It may come again, with
 * more facts: what is there already stays as it is. Throws 404 for a pack or a survey of somebody else, 422 for tasks that were not in the pack
 * and for facts that do not fit, 409 for new facts after the hand-in.
 */
export async function takeBegun(tx: Db, userId: string, begun: Begun, now: Date): Promise<BegunAnswer> {
  const plan = await planOf(tx, userId, begun)
  const claimed = Date.parse(begun.createdAt)
  const createdAt = new Date(Math.min(now.getTime(), Math.max(claimed, now.getTime() - oldestMs)))
  await tx
    .insert(surveys)
    .values({ ...plan, id: begun.id, userId, isBegunOffline: true, createdAt })
    .onConflictDoNothing()
  const found = await holdSurvey(tx, userId, begun.id)
  await checkEvents(tx, found.survey, begun.events)
  if (begun.events.length > 0) await addEvents(tx, found, begun.events, now)
  const { survey, finishedAt } = await holdSurvey(tx, userId, begun.id)
  const result = begun.finishedAt === null && finishedAt === null ? null : await handIn(tx, survey, finishedAt, momentOf(begun, now), now)
  return { data: { clock: clockOf(survey, result ? new Date(result.finishedAt) : null, now), result, serverNow: now.toISOString() } }
}

/** A hand-in is neither ahead of the server nor before what was stated in the survey. */
function momentOf({ finishedAt, events }: Begun, now: Date): Date {
  const claimed = Math.max(Date.parse(finishedAt ?? now.toISOString()), ...events.map(({ at }) => Date.parse(at)))
  return new Date(Math.min(claimed, now.getTime()))
}

async function planOf(tx: Db, userId: string, begun: Begun): Promise<Plan> {
  const [pack] = await tx
    .select()
    .from(packs)
    .where(and(eq(packs.id, begun.pack), eq(packs.userId, userId)))
  if (!pack) return refuse(404, 'Такого запасу немає')
  if (!begun.id.startsWith(`${begun.mode}-`)) refuse(422, 'Хибний ідентифікатор тесту')
  if (begun.mode === 'nmt') return paperOf(pack.paper ?? refuse(422, 'У запасі немає цілого тесту'), begun)
  const { practice } = pack
  const tasks = begun.tasks.map((id) => practice?.tasks.find((task) => task.id === id) ?? refuse(422, 'Такого завдання в запасі не було'))
  if (!practice || tasks.length === 0 || new Set(begun.tasks).size < tasks.length) return refuse(422, 'У тесті немає завдань')
  const asked = (await readTasks(tx, tasks)).map(({ question }) => question)
  return { ...practice, mode: begun.mode, policy: training, title: practiceTitles[begun.mode], max: maxOf(asked), tasks }
}

const paperOf = (paper: Plan, { extraTime, save }: Begun): Plan => ({
  ...paper,
  policy: { ...paper.policy, extraTime, save, seconds: withExtra(paper.policy.seconds ?? 0, extraTime) },
})
