import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { credentialsSchema, registrationSchema, SessionAnswer } from '#contract/auth'
import { Problem } from '../http/problem.ts'
import type { Db } from '../store/open.ts'
import { users } from '../store/schema.ts'
import { mergeGuest } from './merge-guest.ts'
import { hashPassword, isPasswordOf } from './password.ts'
import { openGuestSession, openSession } from './sessions.ts'
import { SignInLimit } from './sign-in-limit.ts'

/** Makes a guest without name or e-mail. */
export function enterAsGuest(db: Db, now: Date): Promise<SessionAnswer> {
  return db.transaction(async (tx) => {
    const id = randomUUID()
    await tx.insert(users).values({ id, isAnonymous: true, createdAt: now })
    return openGuestSession(tx, id, now)
  })
}

/** Makes an account and moves the guest’s work into it. Throws 409 when the e-mail is taken; then the guest stays as it was. */
export async function register(db: Db, form: v.InferOutput<typeof registrationSchema>, now: Date): Promise<SessionAnswer> {
  const passwordHash = await hashPassword(form.password)
  return db.transaction(async (tx) => {
    const id = randomUUID()
    const made = await tx
      .insert(users)
      .values({ id, isAnonymous: false, name: form.name, email: form.email, passwordHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (made.length === 0) throw new Problem(409, 'Такий e-mail уже зареєстровано. Увійди або віднови пароль')
    await mergeGuest(tx, form.anonymous_token, id)
    return openSession(tx, id, now)
  })
}

/** Signs in and moves the guest’s work into the account. Throws 401 for a wrong pair, known e-mail or not, and 429 after many. */
export async function signIn(db: Db, form: v.InferOutput<typeof credentialsSchema>, address: string, now: Date): Promise<SessionAnswer> {
  const limit = new SignInLimit(db, now, form.email, address)
  await limit.begin()
  const [user] = await db.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(eq(users.email, form.email))
  const isRight = await isPasswordOf(user?.passwordHash ?? null, form.password)
  if (!user || !isRight) {
    await limit.fail()
    throw new Problem(401, 'Неправильний e-mail або пароль')
  }
  await limit.succeed()
  return db.transaction(async (tx) => {
    await mergeGuest(tx, form.anonymous_token, user.id)
    return openSession(tx, user.id, now)
  })
}
