import { and, eq, isNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { passwordChangeSchema } from '#contract/auth'
import type { BackgroundWork } from '../../base/background-work.ts'
import type { Caller } from '../../base/caller.ts'
import { Problem } from '../../base/problem.ts'
import { passwordChangedLetter } from '../../base/mail/letters.ts'
import { keepSending } from '../../base/mail/keep-sending.ts'
import type { Post } from '../../base/mail/post.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { users } from '../../store/schema.ts'
import { countAttempt, forgetAttempts, limits } from './limits.ts'
import { hashPassword, isPasswordOf } from './password.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { endSessions } from './sessions.ts'

type Holder = { userId: string; tokenHash: string }
type Change = v.InferOutput<typeof passwordChangeSchema>

/**
 * Sets a password of the owner’s own; other sessions end and a letter tells of it. Throws 403 for a wrong present one, 409 for an account
 * that has none, 422 for a weak or same one, 429 after many.
 */
export async function changePassword(
  db: Db,
  { post, backgroundWork }: { post: Post | null; backgroundWork: BackgroundWork | null },
  { userId, tokenHash }: Holder,
  { current, password }: Change,
  { address, now }: Caller,
): Promise<void> {
  const account = `${userId} ${address}`
  await countAttempt(db, limits.passwordChanges, account, now)
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Problem(401, 'Сеанс завершено. Увійди знову')
  const isFirst = user.passwordHash === null
  if (isFirst && !user.isPasswordMailed) throw new Problem(409, 'В акаунта немає пароля. Попроси новий листом: «Забули пароль?»')
  if (!isFirst && !(await isPasswordOf(user.passwordHash, current ?? '')))
    throw new Problem(403, 'Теперішній пароль неправильний. Перевір його й спробуй ще раз')
  if (current === password) throw new Problem(422, 'Це той самий пароль. Придумай інший')
  refuseWeakPassword(password, user)
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (tx) => {
    const isSame = user.passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, user.passwordHash)
    const changed = await tx
      .update(users)
      .set({ passwordHash, isPasswordMailed: false, mailedPasswordHash: null, mailedPasswordEndsAt: null })
      .where(and(eq(users.id, userId), isSame))
      .returning({ id: users.id })
    if (changed.length === 0) throw new Problem(403, 'Теперішній пароль неправильний. Перевір його й спробуй ще раз')
    await endSessions(tx, userId, tokenHash)
  })
  await forgetAttempts(db, limits.passwordChanges, account)
  const { email } = user
  if (post && email !== null) backgroundWork?.run(() => keepSending(post, backgroundWork, email, passwordChangedLetter()))
}
