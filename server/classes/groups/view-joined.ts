import { asc, eq } from 'drizzle-orm'
import type { GroupTask, Membership } from '#contract/group'
import { groupMembers, groups, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { readAssignments, type AboutAssignment } from './assignments.ts'
import { readSittings, type SittingRow } from './sittings.ts'
import { groupHead } from './group-head.ts'
import { listWorks, readProgress, workOf } from './works.ts'

/** The groups that somebody has joined, with the papers to sit; a lost seat is told, without papers. */
export async function listJoined(db: Db, userId: string, now: Date): Promise<Membership[]> {
  const rows = await db
    .select({ group: groups, member: groupMembers, ownerName: users.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .leftJoin(users, eq(users.id, groups.ownerId))
    .where(eq(groupMembers.userId, userId))
    .orderBy(asc(groupMembers.joinedAt), asc(groups.id))
  const held = rows.filter(({ member }) => member.state === 'active')
  const papers = await readAssignments(
    db,
    held.map(({ group }) => group.id),
  )
  const sat = await readSittings(
    db,
    papers.map(({ id }) => id),
    [userId],
    now,
  )
  const works = await listWorks(
    db,
    held.map(({ group }) => group.id),
  )
  const done = new Map((await readProgress(db, works, [userId])).map(({ work, userId: _own, ...progress }) => [work, progress]))
  const own = new Map(sat.map((row) => [row.assignmentId, row]))
  return rows.map(({ group, member, ownerName }) => ({
    ...groupHead(group, now),
    ownerName,
    state: member.state,
    sharesResults: member.sharesResults,
    tasks: papers.filter(({ groupId }) => groupId === group.id).map((paper) => taskOf(paper, own.get(paper.id))),
    works: works.filter(({ groupId }) => groupId === group.id).map((row) => ({ ...workOf(row), ...(done.get(row.id) ?? nothing) })),
  }))
}

const nothing = { done: 0, doneAt: null, heardAt: null, isDeviceTime: false }

const taskOf = ({ groupId: _group, releasedAt: _released, ...paper }: AboutAssignment, sitting: SittingRow | undefined): GroupTask => ({
  ...paper,
  survey: sitting?.survey ?? null,
  state: sitting ? (sitting.finishedAt ? 'finished' : 'running') : 'waiting',
  raw: sitting?.raw ?? null,
})
