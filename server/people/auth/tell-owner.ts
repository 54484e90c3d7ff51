import { eq } from 'drizzle-orm'
import { mailboxOf } from '#contract/auth'
import { Problem } from '../../base/problem.ts'
import { takenAddressLetter } from '../../base/mail/letters.ts'
import type { BackgroundWork } from '../../base/background-work.ts'
import { keepSending } from '../../base/mail/keep-sending.ts'
import type { Post } from '../../base/mail/post.ts'
import type { Db } from '../../store/store.ts'
import { users } from '../../store/schema.ts'
import { countAttempt, limits } from './limits.ts'

/** Writes to the owner of a taken address that somebody tried to register with it, once a day at most. */
export async function tellOwner(
  db: Db,
  { post, backgroundWork }: { post: Post; backgroundWork: BackgroundWork },
  taken: string,
  now: Date,
): Promise<void> {
  const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.email, taken))
  if (!owner?.email || !(await isFirstToday(db, taken, now))) return
  await keepSending(post, backgroundWork, owner.email, takenAddressLetter())
}

async function isFirstToday(db: Db, taken: string, now: Date): Promise<boolean> {
  try {
    await countAttempt(db, limits.lettersOfTakenAddress, mailboxOf(taken), now)
    return true
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return false
    throw error
  }
}
