import { dayMs } from '#domain/duration'
import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { AssignmentRequest } from '#contract/group'
import { Problem } from '../../base/problem.ts'
import { groupAssignments } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { storeInstances } from '../../content/task-templates/store-templates.ts'
import { readWithheld } from '../../study/open-surveys/withheld.ts'
import { planExams } from '../../study/surveys/plan-exam.ts'
import { planWorksheet } from '../worksheets/plan-worksheet.ts'
import { holdOwnGroup } from '../membership/find.ts'

/** Of one kind in one group. */
export const mostAssignments = 200
const year = 366 * dayMs

/**
 * Gives a paper to a group and draws its tasks now. Throws 404 for a foreign group or worksheet and an unknown paper, 409 where the bank
 * cannot fill one, 422 for a bad deadline.
 */
export async function assign(
  tx: Db,
  ownerId: string,
  groupId: string,
  { subject, paper, worksheet, due }: AssignmentRequest,
  now: Date,
): Promise<void> {
  await holdOwnGroup(tx, ownerId, groupId)
  const dueAt = readDue(due, now)
  if ((await tx.$count(groupAssignments, eq(groupAssignments.groupId, groupId))) >= mostAssignments)
    throw new Problem(409, 'Забагато завдань у цьому класі. Приберіть старі')
  const plan = worksheet
    ? await planWorksheet(tx, ownerId, worksheet, now)
    : (
        await planExams(
          tx,
          { userId: ownerId, withheld: await readWithheld(tx, ownerId, now), now },
          { ...rules, subject, ...(paper ? { paper } : { seed: randomInt(2 ** 31) }) },
        )
      )[0]
  if (!plan) throw new Error('nothing was planned')
  await storeInstances(tx, plan.tasks)
  await tx.insert(groupAssignments).values({ id: randomUUID(), groupId, plan, due: dueAt, createdAt: now })
}

/** Reads a deadline. Throws 422 for one that is past or more than a year away. */
export function readDue(due: string, now: Date): Date {
  const at = new Date(due)
  if (at <= now || at.getTime() > now.getTime() + year) throw new Problem(422, 'Строк має бути попереду, не далі ніж за рік')
  return at
}

const rules = { mode: 'nmt', extraTime: 0, save: 'automatic' } as const

/** Opens the review of a paper before its deadline, for good. Throws 404 for a group of somebody else; an unknown paper changes nothing. */
export async function releaseReview(tx: Db, ownerId: string, groupId: string, id: string, now: Date): Promise<void> {
  await holdOwnGroup(tx, ownerId, groupId)
  const isThis = and(eq(groupAssignments.groupId, groupId), eq(groupAssignments.id, id), isNull(groupAssignments.releasedAt))
  await tx.update(groupAssignments).set({ releasedAt: now }).where(isThis)
}

/** Takes a paper back; what pupils have sat stays theirs. Throws 404 for a group of somebody else; an unknown paper changes nothing. */
export async function withdraw(tx: Db, ownerId: string, groupId: string, id: string): Promise<void> {
  await holdOwnGroup(tx, ownerId, groupId)
  await tx.delete(groupAssignments).where(and(eq(groupAssignments.groupId, groupId), eq(groupAssignments.id, id)))
}
