import { randomInt, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { isInstance } from '#domain/instance'
import { worksheetLimits, type worksheetRequestSchema } from '#contract/worksheet'
import { Problem } from '../../base/problem.ts'
import { storeInstances } from '../../content/task-templates/store-templates.ts'
import { papers, worksheets, type TaskReference } from '../../store/schema.ts'
import type { ChosenTask } from '../../store/tables/worksheets.ts'
import type { Db } from '../../store/store.ts'
import { drawSet } from '../../study/practice/draw-set.ts'
import { readPool, readSubjects, type SubjectPool } from '../../study/practice/pool.ts'
import { similarSet } from '../../study/practice/similar.ts'
import { readWithheld, refuseWithheld } from '../../study/open-surveys/withheld.ts'
import { findOwnGroup } from '../membership/find.ts'
import { readClassMistakes } from './class-mistakes.ts'
import { countWorksheets } from './view-worksheet.ts'

type Request = v.InferOutput<typeof worksheetRequestSchema>
type Begun = Pick<typeof worksheets.$inferInsert, 'title' | 'subject' | 'tasks'> & { minutes?: number | null }

/**
 * Makes a worksheet and gives its id. Runs inside the caller’s transaction. Throws 404 for a source that is missing or foreign, 409 where
 * it has no tasks or withheld ones, and for too many worksheets.
 */
export async function makeWorksheet(tx: Db, userId: string, request: Request, now: Date): Promise<string> {
  if ((await countWorksheets(tx, userId)) >= worksheetLimits.own) throw new Problem(409, 'Забагато робіт. Видаліть старі')
  const begun = await begin(tx, userId, request, now)
  await storeInstances(tx, begun.tasks)
  const id = randomUUID()
  await tx.insert(worksheets).values({ ...begun, id, userId, createdAt: now, updatedAt: now })
  return id
}

async function begin(tx: Db, userId: string, request: Request, now: Date): Promise<Begun> {
  if (request.from === 'share') {
    const [shared] = await tx.select().from(worksheets).where(eq(worksheets.shareCode, request.code))
    if (!shared) throw new Problem(404, 'Цим посиланням більше не діляться')
    const { title, subject, tasks, minutes } = shared
    return { title, subject, tasks, minutes }
  }
  const [subject] = await readSubjects(tx, [request.subject])
  if (!subject) throw new Problem(404, 'Такого предмета немає')
  if (request.from === 'nothing') return { title: request.title, subject: request.subject, tasks: [] }
  if (request.from === 'paper') return beginPaper(tx, userId, request, now)
  return request.from === 'topic' ? beginTopic(tx, userId, subject, request, now) : beginMistakes(tx, userId, subject, request, now)
}

async function beginPaper(tx: Db, userId: string, { subject, paper }: Extract<Request, { from: 'paper' }>, now: Date): Promise<Begun> {
  const [found] = await tx
    .select()
    .from(papers)
    .where(and(eq(papers.id, paper), eq(papers.subject, subject), eq(papers.isPublished, true)))
  if (!found) throw new Problem(404, 'Такого варіанта немає')
  const withheld = await readWithheld(tx, userId, now)
  refuseWithheld(
    withheld,
    found.tasks.map(({ id }) => id),
  )
  return { title: found.title, subject, tasks: chosen(found.tasks) }
}

async function beginTopic(
  tx: Db,
  userId: string,
  subject: SubjectPool,
  { topic, count }: Extract<Request, { from: 'topic' }>,
  now: Date,
): Promise<Begun> {
  const found = subject.body.topics.flatMap((section) => [section, ...section.children]).find(({ id }) => id === topic)
  if (!found) throw new Problem(404, 'Такої теми немає')
  const pool = (await readPool(tx, userId, subject, now)).filter(({ isTraining }) => isTraining)
  const drawn = drawSet(pool, { mode: 'topics', subject: subject.body.id, topics: [topic], count }, randomInt(2 ** 31))
  if (drawn.length === 0) throw new Problem(409, 'У цій темі ще немає завдань')
  return { title: found.title, subject: subject.body.id, tasks: chosen(drawn) }
}

/** Tasks like those that went wrong, not the same: their keys are known by now. */
async function beginMistakes(
  tx: Db,
  userId: string,
  subject: SubjectPool,
  { group, count }: Extract<Request, { from: 'mistakes' }>,
  now: Date,
): Promise<Begun> {
  await findOwnGroup(tx, userId, group)
  const models = await readClassMistakes(tx, group, subject.body.id, count, now)
  if (models.length === 0) throw new Problem(409, 'Помилок у цьому предметі, які клас вам показує, поки немає')
  const similar = similarSet(await readPool(tx, userId, subject, now), models, randomInt(2 ** 31))
  if (similar.length === 0) throw new Problem(409, 'Схожих завдань до цих помилок у банку поки немає')
  return { title: 'Повторення: що не вийшло', subject: subject.body.id, tasks: chosen(similar) }
}

const chosen = (tasks: readonly TaskReference[]): ChosenTask[] => tasks.map(({ id, version }) => ({ id, version, isOwn: isInstance(id) }))
