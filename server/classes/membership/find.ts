import { and, count, eq } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import { groupMembers, groups } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

export type GroupRow = typeof groups.$inferSelect
export type MemberRow = typeof groupMembers.$inferSelect

/** The owner rule of groups: whoever opened the group, or was handed it. */
const isOwnGroup = (ownerId: string, id: string) => and(eq(groups.id, id), eq(groups.ownerId, ownerId))

/** Tells whether the group is there and this user’s own. */
export const leadsGroup = async (db: Db, userId: string, id: string): Promise<boolean> =>
  (await db.$count(groups, isOwnGroup(userId, id))) > 0

/** A group of this owner. Throws 404 for an unknown one and for somebody else’s alike. */
export async function findOwnGroup(db: Db, ownerId: string, id: string): Promise<GroupRow> {
  const [group] = await db.select().from(groups).where(isOwnGroup(ownerId, id))
  return group ?? unknown()
}

/** The same inside a transaction: until it ends nobody joins and nothing else about the group changes. */
export async function holdOwnGroup(tx: Db, ownerId: string, id: string): Promise<GroupRow> {
  const [group] = await tx.select().from(groups).where(isOwnGroup(ownerId, id)).for('update')
  return group ?? unknown()
}

/** The seat that somebody holds in a group. Throws 404 where there is none, or no such group. */
export async function findSeat(db: Db, userId: string, groupId: string): Promise<MemberRow> {
  const [member] = await db
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId), eq(groupMembers.state, 'active')))
  return member ?? unknown()
}

/** Counts the taken seats of a group. */
export async function seatsTaken(db: Db, groupId: string): Promise<number> {
  const [row] = await db
    .select({ taken: count() })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.state, 'active')))
  return row?.taken ?? 0
}

function unknown(): never {
  throw new Problem(404, 'Такого класу немає')
}
