import { and, asc, eq, sql } from 'drizzle-orm'
import type { GroupReport } from '#contract/group'
import { naturalOrder } from '#domain/natural-order'
import { Problem } from '../../base/problem.ts'
import { readSubjects } from '../../study/practice/pool.ts'
import { groupMembers, taskAnswers, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { findOwnGroup } from '../membership/find.ts'
import { countsForClass, sinceJoined } from '../membership/shown-answers.ts'
import { readNames } from './tell-apart.ts'

/**
 * Points by member and section of one subject, since the member joined, of members who share results; answers after a hint do not count.
 * Throws 404 for a foreign group and an unknown subject.
 */
export async function readReport(db: Db, ownerId: string, groupId: string, subject: string, now: Date): Promise<GroupReport> {
  await findOwnGroup(db, ownerId, groupId)
  const [known] = await readSubjects(db, [subject])
  if (!known) throw new Problem(404, 'Такого предмета немає')
  const members = await db
    .select({ id: groupMembers.id, sharesResults: groupMembers.sharesResults })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.state, 'active')))
    .orderBy(asc(groupMembers.id))
  const names = await readNames(db, groupId)
  const named = members.map((member) => ({ ...member, name: names.get(member.id) ?? '' })).toSorted((a, b) => naturalOrder(a.name, b.name))
  const sharing = named.filter(({ sharesResults }) => sharesResults)
  const sums = Map.groupBy(await readSums(db, groupId, subject, now), ({ memberId }) => memberId)
  return {
    subject,
    topics: known.body.topics.map(({ id, title }) => ({ id, title })),
    rows: sharing.map(({ id, name }) => ({
      memberId: id,
      name,
      cells: known.programme.map((section) => {
        const mine = (sums.get(id) ?? []).filter(({ topic }) => topic === section.id || section.topics.includes(topic))
        return mine.length === 0 ? null : { points: total(mine.map(({ points }) => points)), max: total(mine.map(({ max }) => max)) }
      }),
    })),
    hidden: members.length - sharing.length,
  }
}

const readSums = (db: Db, groupId: string, subject: string, now: Date) =>
  db
    .select({
      memberId: groupMembers.id,
      topic: taskAnswers.topic,
      points: sql<number>`sum(${taskAnswers.points})::int`,
      max: sql<number>`sum(${taskAnswers.max})::int`,
    })
    .from(groupMembers)
    .innerJoin(taskAnswers, sinceJoined)
    .where(countsForClass(groupId, subject, now))
    .groupBy(groupMembers.id, taskAnswers.topic)

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
