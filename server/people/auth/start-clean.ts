import { eq } from 'drizzle-orm'
import { groupMembers, identities, pushDevices, reminders, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { endSessions } from './sessions.ts'

/**
 * For an account whose owner shows for the first time that its address is his: whoever made it may have been a stranger, who must not keep a way in or a
 * say in the owner’s name. Sessions, passwords, linked providers, seats in groups, consents and reminders end. Runs inside the caller’s transaction.
 */
export async function startClean(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      emailVerifiedAt: now,
      passwordHash: null,
      isPasswordMailed: false,
      mailedPasswordHash: null,
      mailedPasswordEndsAt: null,
      consentVersion: null,
      consentedAt: null,
    })
    .where(eq(users.id, userId))
  await tx.delete(identities).where(eq(identities.userId, userId))
  await tx.delete(groupMembers).where(eq(groupMembers.userId, userId))
  await tx.delete(pushDevices).where(eq(pushDevices.userId, userId))
  await tx.delete(reminders).where(eq(reminders.userId, userId))
  await endSessions(tx, userId)
}
