import { and, asc, count, eq } from 'drizzle-orm'
import type { Assignment, Group, GroupSummary, Invitation, Sitting } from '#contract/group'
import type { Work } from '#contract/group-work'
import { naturalOrder } from '#domain/natural-order'
import { groupInvitations, groupMembers, groups } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { readAssignments } from './assignments.ts'
import { findOwnGroup, type GroupRow, type MemberRow } from '../membership/find.ts'
import { stateOf } from './invitation.ts'
import { groupHead } from './group-head.ts'
import { capacityOf, seatsNow } from './capacity.ts'
import { readSittings, type SittingRow } from './sittings.ts'
import { readNames } from './tell-apart.ts'
import { listWorks, readProgress, workOf } from './works.ts'

/** A group with its members, invitations and papers. Of members who share nothing only name and state are told. Throws 404 for a foreign one. */
export async function viewGroup(db: Db, ownerId: string, id: string, now: Date): Promise<Group> {
  const group = await findOwnGroup(db, ownerId, id)
  const members = await readMembers(db, id)
  const active = members.filter(({ state }) => state === 'active')
  return {
    ...summary(group, active.length, now),
    members: members.map(({ userId: _user, ...member }) => ({ ...member, joinedAt: member.joinedAt.toISOString() })),
    invitations: await readInvitations(db, id, now),
    assignments: await readPapers(db, id, active, now),
    works: await readWorks(db, id, active),
  }
}

/** The groups that somebody leads, oldest first. */
export async function listOwned(db: Db, ownerId: string, now: Date): Promise<GroupSummary[]> {
  const rows = await db
    .select({ group: groups, used: count(groupMembers.userId) })
    .from(groups)
    .leftJoin(groupMembers, and(eq(groupMembers.groupId, groups.id), eq(groupMembers.state, 'active')))
    .where(eq(groups.ownerId, ownerId))
    .groupBy(groups.id)
    .orderBy(asc(groups.createdAt), asc(groups.id))
  return rows.map(({ group, used }) => summary(group, used, now))
}

const summary = (group: GroupRow, used: number, now: Date): GroupSummary => ({
  ...groupHead(group, now),
  seats: group.isClass ? seatsNow(group, now) : group.seats,
  places: capacityOf(group, now),
  used,
})

type NamedMember = Pick<MemberRow, 'userId' | 'id' | 'state' | 'sharesResults' | 'joinedAt'> & { name: string }

async function readMembers(db: Db, groupId: string): Promise<NamedMember[]> {
  const { userId, id, state, sharesResults, joinedAt } = groupMembers
  const names = await readNames(db, groupId)
  const rows = await db
    .select({ userId, id, state, sharesResults, joinedAt })
    .from(groupMembers)
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(asc(joinedAt), asc(id))
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? '' }))
}

async function readInvitations(db: Db, groupId: string, now: Date): Promise<Invitation[]> {
  const rows = await db
    .select()
    .from(groupInvitations)
    .where(eq(groupInvitations.groupId, groupId))
    .orderBy(asc(groupInvitations.kind), asc(groupInvitations.createdAt), asc(groupInvitations.code))
  // Those of one press were made in one moment: they stand in the order of their names.
  const named = rows.toSorted(
    (a, b) =>
      (a.kind < b.kind ? -1 : Number(a.kind > b.kind)) ||
      a.createdAt.getTime() - b.createdAt.getTime() ||
      naturalOrder(a.label ?? '', b.label ?? ''),
  )
  return named.map((row) => ({
    code: row.code,
    kind: row.kind,
    label: row.label,
    state: stateOf(row, now),
    expiresAt: row.expiresAt.toISOString(),
  }))
}

async function readPapers(db: Db, groupId: string, members: readonly NamedMember[], now: Date): Promise<Assignment[]> {
  const papers = await readAssignments(db, [groupId])
  const sharing = new Map(members.filter(({ sharesResults }) => sharesResults).map(({ userId, id }) => [userId, id]))
  const sat = await readSittings(
    db,
    papers.map(({ id }) => id),
    [...sharing.keys()],
    now,
  )
  return papers.map(({ groupId: _group, releasedAt, ...paper }) => ({
    ...paper,
    isReviewOpen: releasedAt !== null || paper.due <= now.toISOString(),
    sittings: sat
      .filter(({ assignmentId }) => assignmentId === paper.id)
      .flatMap((row) => {
        const memberId = sharing.get(row.userId)
        return memberId === undefined ? [] : [sittingOf(memberId, row, paper.due)]
      }),
  }))
}

async function readWorks(db: Db, groupId: string, members: readonly NamedMember[]): Promise<Work[]> {
  const works = await listWorks(db, [groupId])
  const sharing = new Map(members.filter(({ sharesResults }) => sharesResults).map(({ userId, id }) => [userId, id]))
  const progress = await readProgress(db, works, [...sharing.keys()])
  return works.map((row) => ({
    ...workOf(row),
    progress: progress
      .filter(({ work }) => work === row.id)
      .flatMap(({ userId, done, doneAt, heardAt, isDeviceTime }) => {
        const memberId = sharing.get(userId)
        return memberId === undefined
          ? []
          : [{ memberId, done, doneAt, heardAt, isDeviceTime, isLate: doneAt !== null && doneAt > row.due.toISOString() }]
      }),
  }))
}

const sittingOf = (memberId: string, { raw, scaled, finishedAt, isPaper, isBlank, timing }: SittingRow, due: string): Sitting => ({
  memberId,
  state: finishedAt ? 'finished' : 'running',
  raw,
  scaled,
  finishedAt: finishedAt?.toISOString() ?? null,
  isLate: !isPaper && finishedAt !== null && finishedAt > new Date(due),
  isPaper,
  isBlank,
  ...timing,
})
