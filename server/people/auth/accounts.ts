import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { credentialsSchema, registrationSchema, SessionAnswer } from '#contract/auth'
import type { Caller } from '../../base/caller.ts'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { users } from '../../store/schema.ts'
import { addAccount } from './add-account.ts'
import type { WorkOfGuests } from './guest-work.ts'
import { countAttempt, forgetAttempts, giveAttemptBack, limits, refuseAbove } from './limits.ts'
import { isMailedPassword, spendMailedPassword } from './mailed-password.ts'
import { mergeGuest } from './merge-guest.ts'
import { hashPassword, isPasswordOf } from './password.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { asNew, openGuestSession, openSession } from './sessions.ts'

/** Makes a guest without name or e-mail. Throws 429 when one address makes thousands. */
export async function enterAsGuest(db: Db, caller: Caller): Promise<SessionAnswer> {
  await countAttempt(db, limits.guests, caller.address, caller.now)
  return inTransaction(db, async (tx) => {
    const id = randomUUID()
    await tx.insert(users).values({ id, isAnonymous: true, createdAt: caller.now })
    return openGuestSession(tx, id, caller)
  })
}

/**
 * Makes an account and moves the guest’s work into it. Throws 409 for a taken e-mail (`onTaken` runs, the guest stays), 422 for a weak
 * password, 429 after many from one network.
 */
export async function register(
  db: Db,
  form: v.InferOutput<typeof registrationSchema>,
  caller: Caller,
  work: WorkOfGuests,
  onTaken: () => void = () => undefined,
): Promise<SessionAnswer> {
  const { address, now } = caller
  await refuseAbove(db, limits.failuresFromAddress, address, now)
  refuseWeakPassword(form.password, form)
  await countAttempt(db, limits.registrations, address, now)
  const passwordHash = await hashPassword(form.password)
  const session = await inTransaction(db, async (tx) => {
    const id = randomUUID()
    if (!(await addAccount(tx, { id, name: form.name, email: form.email, passwordHash, createdAt: now }))) return null
    await mergeGuest(tx, work, form.anonymous_token ?? caller.bearer, id, now)
    return asNew(await openSession(tx, id, caller))
  })
  if (session) return session
  onTaken()
  await countAttempt(db, limits.failuresFromAddress, address, now)
  throw new Problem(409, 'Такий e-mail уже зареєстровано. Увійди або віднови пароль')
}

/**
 * Signs in and moves the guest’s work into the account. An attempt counts before the password is looked at, by account and network.
 * Throws 401 for a wrong pair, known e-mail or not, 429 after many.
 */
export async function signIn(
  db: Db,
  form: v.InferOutput<typeof credentialsSchema>,
  caller: Caller,
  work: WorkOfGuests,
): Promise<SessionAnswer> {
  const { address, now } = caller
  const account = `${form.email} ${address}`
  await countAttempt(db, limits.failuresFromAddress, address, now)
  await countAttempt(db, limits.failuresOfAccount, account, now)
  await countAttempt(db, limits.failuresOfAccountAnywhere, form.email, now)
  const [user] = await db.select().from(users).where(eq(users.email, form.email))
  const isOwn = await isPasswordOf(user?.passwordHash ?? null, form.password)
  const isMailed = !isOwn && (await isMailedPassword(user, form.password, now))
  if (!user || (!isOwn && !isMailed)) throw wrongPair()
  await giveAttemptBack(db, limits.failuresFromAddress, address)
  await giveAttemptBack(db, limits.failuresOfAccountAnywhere, form.email)
  await forgetAttempts(db, limits.failuresOfAccount, account)
  return inTransaction(db, async (tx) => {
    const isStillRight = isMailed
      ? await spendMailedPassword(tx, user.id, user.mailedPasswordHash ?? '', now)
      : await holdsPassword(tx, user.id, user.passwordHash ?? '')
    if (!isStillRight) throw wrongPair()
    await mergeGuest(tx, work, caller.bearer, user.id, now)
    return openSession(tx, user.id, caller)
  })
}

async function holdsPassword(tx: Db, id: string, passwordHash: string): Promise<boolean> {
  const [same] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for('update')
  return same !== undefined
}

const wrongPair = () => new Problem(401, 'Неправильний e-mail або пароль')
