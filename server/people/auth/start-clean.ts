import { eq } from 'drizzle-orm'
import { groupMembers, identities, pushDevices, reminders, users } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { endSessions } from './sessions.ts'

/**
 * Ends sessions, passwords, providers, seats, consents and reminders of an account whose owner proves the address for the first time: a
 * stranger may have made it. Runs inside the caller’s transaction.
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
