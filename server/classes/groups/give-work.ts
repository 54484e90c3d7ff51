import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { lessonSteps } from '#domain/lesson-step'
import type { WorkRequest } from '#contract/group-work'
import { findCourse } from '../../study/courses/catalogue.ts'
import { noDeck } from '../../study/flashcards/find-deck.ts'
import type { TableDecks } from '../../content/table-decks.ts'
import { Problem } from '../../base/problem.ts'
import { readBank, readSubjects } from '../../study/practice/pool.ts'
import { groupWorks } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { mostAssignments, readDue } from './assign.ts'
import { holdOwnGroup, seatsTaken, type GroupRow } from '../membership/find.ts'
import { seatsNow } from './capacity.ts'

type Planned = Pick<typeof groupWorks.$inferInsert, 'title' | 'subject' | 'target' | 'lesson' | 'refs' | 'needed'>

/**
 * Gives a topic, a lesson or a deck to a group. Throws 404 for a foreign group, 409 for a topic without tasks or a lesson that not every
 * pupil can open, 422 for a bad deadline.
 */
export async function giveWork(
  tx: Db,
  ownerId: string,
  groupId: string,
  request: WorkRequest,
  decks: TableDecks,
  now: Date,
): Promise<void> {
  const group = await holdOwnGroup(tx, ownerId, groupId)
  const due = readDue(request.due, now)
  if ((await tx.$count(groupWorks, eq(groupWorks.groupId, groupId))) >= mostAssignments)
    throw new Problem(409, 'Забагато завдань у цьому класі. Приберіть старі')
  const planned = await plan(tx, group, request, decks, now)
  await tx.insert(groupWorks).values({ ...planned, id: randomUUID(), groupId, kind: request.kind, due, createdAt: now })
}

/** Takes a work back; what pupils have done stays theirs. Throws 404 for a group of somebody else; an unknown work changes nothing. */
export async function withdrawWork(tx: Db, ownerId: string, groupId: string, id: string): Promise<void> {
  await holdOwnGroup(tx, ownerId, groupId)
  await tx.delete(groupWorks).where(and(eq(groupWorks.groupId, groupId), eq(groupWorks.id, id)))
}

async function plan(tx: Db, group: GroupRow, request: WorkRequest, { decks }: TableDecks, now: Date): Promise<Planned> {
  if (request.kind === 'topic') return planTopic(tx, request)
  if (request.kind === 'lesson') return planLesson(tx, group, request, now)
  const deck = decks.get(request.deck)
  if (!deck?.subject) throw noDeck()
  const needed = Math.min(request.needed, deck.list.length)
  return { title: deck.title, subject: deck.subject.id, target: deck.id, refs: deck.list.map(({ id }) => id), needed }
}

async function planTopic(tx: Db, { subject, topic, needed }: Extract<WorkRequest, { kind: 'topic' }>): Promise<Planned> {
  const [known] = await readSubjects(tx, [subject])
  const found = known?.body.topics.flatMap((section) => [section, ...section.children]).find(({ id }) => id === topic)
  if (!known || !found) throw new Problem(404, 'Такої теми немає')
  const below = known.programme.find(({ id }) => id === topic)?.topics ?? []
  const refs = [topic, ...below]
  const supply = (await readBank(tx, known)).filter((task) => task.isTraining && refs.includes(task.topic)).length
  if (supply === 0) throw new Problem(409, 'У цій темі ще немає завдань')
  return { title: found.title, subject, target: topic, refs, needed: Math.min(needed, supply) }
}

async function planLesson(
  tx: Db,
  group: GroupRow,
  { course, lesson }: Extract<WorkRequest, { kind: 'lesson' }>,
  now: Date,
): Promise<Planned> {
  const { course: found } = await findCourse(tx, course)
  const module = found.modules.find(({ lessons }) => lessons.some(({ number }) => number === lesson))
  const summary = module?.lessons.find(({ number }) => number === lesson)
  if (!module || !summary) throw new Problem(404, 'Такого уроку немає')
  if (!module.isFree && seatsNow(group, now) < Math.max(1, await seatsTaken(tx, group.id)))
    throw new Problem(
      409,
      'Цей урок відкриває преміум, а його мають не всі в класі. Оберіть урок із безкоштовного модуля або додайте місця',
    )
  return {
    title: `${found.title}: ${summary.title}`,
    subject: found.subject.id,
    target: found.id,
    lesson,
    refs: [summary.id],
    needed: lessonSteps.length,
  }
}
