import { randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../store/store.ts'
import { users } from '../../store/schema.ts'
import { isPasswordOf } from './password.ts'
import { endSessions } from './sessions.ts'
import { startClean } from './start-clean.ts'

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const shape = /^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/

/** For how long a mailed password opens the account. */
export const mailedMinutes = 30

/** 79 bits, in groups that can be typed from a phone. */
export function drawMailedPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

type Owner = Pick<typeof users.$inferSelect, 'mailedPasswordHash' | 'mailedPasswordEndsAt'>

/** Tells whether this is the password that was mailed to the account lately. A word of another shape is refused without a comparison. */
export async function isMailedPassword(owner: Owner | undefined, password: string, now: Date): Promise<boolean> {
  const given = password.trim().toLowerCase()
  if (!shape.test(given)) return false
  const isAlive = owner?.mailedPasswordEndsAt != null && owner.mailedPasswordEndsAt > now
  return isPasswordOf(isAlive ? owner.mailedPasswordHash : null, given)
}

/**
 * Uses a mailed password up: the old one and all sessions end, and the address is proven.
 * @returns false where another call has used it, or its time is over.
 */
export async function spendMailedPassword(tx: Db, userId: string, mailedPasswordHash: string, now: Date): Promise<boolean> {
  const isThis = and(eq(users.id, userId), eq(users.mailedPasswordHash, mailedPasswordHash), gt(users.mailedPasswordEndsAt, now))
  const [owner] = await tx.select({ emailVerifiedAt: users.emailVerifiedAt }).from(users).where(isThis).for('update')
  if (!owner) return false
  if (owner.emailVerifiedAt === null) await startClean(tx, userId, now)
  await tx
    .update(users)
    .set({ passwordHash: null, isPasswordMailed: true, mailedPasswordHash: null, mailedPasswordEndsAt: null, emailVerifiedAt: now })
    .where(eq(users.id, userId))
  await endSessions(tx, userId)
  return true
}
