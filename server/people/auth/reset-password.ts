import { eq } from 'drizzle-orm'
import { mailboxOf } from '#contract/auth'
import type { Caller } from '../../base/caller.ts'
import { newPasswordLetter } from '../../base/mail/letters.ts'
import type { BackgroundWork } from '../../base/background-work.ts'
import { keepSending } from '../../base/mail/keep-sending.ts'
import type { Post } from '../../base/mail/post.ts'
import type { Db } from '../../store/store.ts'
import { users } from '../../store/schema.ts'
import { countAttempt, limits } from './limits.ts'
import { drawMailedPassword, mailedMinutes } from './mailed-password.ts'
import { hashPassword } from './password.ts'

type Mail = { post: Post; backgroundWork: BackgroundWork; now: () => Date }

/**
 * Mails a password that works once, for half an hour, beside the owner’s. An unknown address costs the same time. Throws 429 after three
 * requests an hour for one address.
 */
export async function resetPassword(db: Db, mail: Mail, email: string, caller: Caller): Promise<void> {
  await countAttempt(db, limits.resetsFromAddress, caller.address, caller.now)
  await countAttempt(db, limits.resetsOfAccount, mailboxOf(email), caller.now)
  mail.backgroundWork.run(() => sendMailedPassword(db, mail, email))
}

/** The letter goes first: a password that was not delivered is not stored. Its half hour begins when the mail server has it. */
async function sendMailedPassword(db: Db, { post, backgroundWork, now }: Mail, asked: string): Promise<void> {
  const password = drawMailedPassword()
  const mailedPasswordHash = await hashPassword(password)
  const [user] = await db
    .select({ id: users.id, email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.email, asked))
  if (!user?.email) return
  await keepSending(post, backgroundWork, user.email, newPasswordLetter(password, user.emailVerifiedAt === null))
  const mailedPasswordEndsAt = new Date(now().getTime() + mailedMinutes * 60_000)
  await db.update(users).set({ mailedPasswordHash, mailedPasswordEndsAt }).where(eq(users.id, user.id))
}
