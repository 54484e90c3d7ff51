import { eq } from 'drizzle-orm'
import type { Offer } from '#contract/group'
import { Problem } from '../../base/problem.ts'
import { groupInvitations, groupMembers, groups } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { readOffer } from './invitation.ts'

/**
 * Takes the seat, or the group, that a code offers. Runs inside the caller’s transaction, which holds the group: parallel joins take no
 * more seats than there are. Throws 404 and 409.
 */
export async function join(tx: Db, userId: string, offered: Offer, sharesResults: boolean, now: Date): Promise<void> {
  await tx.select({ id: groups.id }).from(groups).where(eq(groups.id, offered.groupId)).for('update')
  const { code, kind, groupId, state } = await readOffer(tx, userId, offered.code, now)
  if (state === 'member') return
  if (state !== 'open') throw new Problem(409, refusals[state])
  if (kind !== 'class') await tx.update(groupInvitations).set({ usedAt: now }).where(eq(groupInvitations.code, code))
  if (kind === 'owner') return takeOver(tx, userId, groupId)
  const seat = { state: 'active' as const, sharesResults, joinedAt: now, revokedAt: null }
  await tx
    .insert(groupMembers)
    .values({ ...seat, groupId, userId })
    .onConflictDoUpdate({ target: [groupMembers.groupId, groupMembers.userId], set: seat })
}

/** Consent was given to the owner before: nobody’s results pass to the new one unasked. */
async function takeOver(tx: Db, ownerId: string, groupId: string): Promise<void> {
  await tx.update(groups).set({ ownerId }).where(eq(groups.id, groupId))
  await tx.update(groupMembers).set({ sharesResults: false }).where(eq(groupMembers.groupId, groupId))
}

const refusals = {
  full: 'Усі місця в класі зайнято. Скажи про це вчителеві',
  over: 'Оплачений строк класу минув',
  removed: 'Учитель забрав твоє місце. Повернутися можна за новим особистим кодом',
}
