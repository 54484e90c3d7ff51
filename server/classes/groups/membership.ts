import { and, eq } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import { groupMembers } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { findSeat, holdOwnGroup } from '../membership/find.ts'

/** Shows the member’s results to the owner, or hides them from now on. Throws 404 without a seat. */
export async function setConsent(db: Db, userId: string, groupId: string, sharesResults: boolean): Promise<void> {
  await findSeat(db, userId, groupId)
  await db.update(groupMembers).set({ sharesResults }).where(isMember(groupId, userId))
}

/** Gives the seat back. A seat that the owner took away stays on record, so that nobody comes back by the code of the class. */
export async function leave(db: Db, userId: string, groupId: string): Promise<void> {
  await db.delete(groupMembers).where(and(isMember(groupId, userId), eq(groupMembers.state, 'active')))
}

/** Takes a seat away; what the pupil has done stays with the pupil. Throws 404 for a group of somebody else and for an unknown member. */
export async function revokeSeat(tx: Db, ownerId: string, groupId: string, memberId: string, now: Date): Promise<void> {
  await holdOwnGroup(tx, ownerId, groupId)
  const revoked = await tx
    .update(groupMembers)
    .set({ state: 'revoked', sharesResults: false, revokedAt: now })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.id, memberId)))
    .returning({ id: groupMembers.id })
  if (revoked.length === 0) throw new Problem(404, 'Такого учасника немає')
}

const isMember = (groupId: string, userId: string) => and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId))
