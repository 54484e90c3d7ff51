import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Caller } from '../http/caller.ts'
import { newPasswordLetter } from '../mail/letters.ts'
import type { BackgroundWork } from '../background-work.ts'
import type { Post } from '../mail/post.ts'
import type { Db } from '../store/store.ts'
import { users } from '../store/schema.ts'
import { countAttempt, limits } from './limits.ts'
import { hashPassword } from './password.ts'
import { endSessions } from './sessions.ts'

/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Mails a new password if the address has an account. Everything that depends on the account happens after the answer, and as much
 * of it for an unknown address. Throws 429 after three requests an hour for one address, known or not.
 */
export async function resetPassword(
  db: Db,
  { post, later }: { post: Post; later: BackgroundWork },
  email: string,
  caller: Caller,
): Promise<void> {
  await countAttempt(db, limits.resetsFromAddress, caller.address, caller.now)
  await countAttempt(db, limits.resetsOfAccount, email, caller.now)
  later.run(() => sendNewPassword(db, post, email))
}

/** The letter first: a password that was not delivered must not replace the old one. */
async function sendNewPassword(db: Db, post: Post, asked: string): Promise<void> {
  const password = newPassword()
  const passwordHash = await hashPassword(password)
  const [user] = await db.select({ id: users.id, email: users.email }).from(users).where(eq(users.email, asked))
  if (!user?.email) return
  await post.send(user.email, newPasswordLetter(password))
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash, isPasswordMailed: true }).where(eq(users.id, user.id))
    await endSessions(tx, user.id)
  })
}

/** 79 bits, in groups that can be typed from a phone. */
function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
