import { eq, sql } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import type { User } from '#contract/user'
import { isLive, sessionFields } from '../auth/find-session.ts'
import type { Deps } from '../deps.ts'
import { Problem } from '../http/problem.ts'
import { admit, type SignedIn } from '../http/session.ts'
import { builtOnce } from '../store/built-once.ts'
import type { Db } from '../store/store.ts'
import { avatarUploads, groupMembers, identities, sessions, subscriptions, users } from '../store/schema.ts'
import type { AvatarStore } from '../uploads/avatar-store.ts'
import { adoptAvatar } from './avatar.ts'
import { noPremium, premiumOf } from './premium.ts'

const providers = sql<string[]>`array(select provider::text from ${identities} linked where linked.user_id = ${users.id})`
const mayHavePremium = sql<boolean>`(exists (select from ${subscriptions} paid where paid.user_id = ${users.id})
  or exists (select from ${groupMembers} seat where seat.user_id = ${users.id}))`

const userFields = { user: users, expected: avatarUploads.key, providers, mayHavePremium }
const findUser = builtOnce((db) =>
  db
    .select(userFields)
    .from(users)
    .leftJoin(avatarUploads, eq(avatarUploads.userId, users.id))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('find_user'),
)
const findHolder = builtOnce((db) =>
  db
    .select({ ...sessionFields, ...userFields })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(avatarUploads, eq(avatarUploads.userId, users.id))
    .where(isLive)
    .prepare('find_holder'),
)

type FoundUser = Awaited<ReturnType<typeof findUser>>[number]
type Holder = SignedIn & { Variables: { holder: FoundUser } }

/** As `sessionRequired` for a call that only reads; the user comes along with the session, in one question to the store. */
export const holderRequired = (deps: Deps) =>
  createMiddleware<Holder>(async (c, next) => {
    const find = async (tokenHash: string, now: Date) => {
      const [found] = await findHolder(deps.db, { tokenHash, at: now.toISOString() })
      return found ? { ...found, used: null } : null
    }
    const { session, found } = await admit(c, deps, find)
    c.set('session', session)
    c.set('holder', found)
    await next()
  })

/** Tells about the user of this id. Throws 401 when the user is gone. */
export async function viewUser(db: Db, avatars: AvatarStore | null, id: string, now: Date): Promise<User> {
  const [found] = await findUser(db, { id })
  if (!found) throw new Problem(401, 'Сеанс завершено. Увійди знову')
  return tellUser(db, avatars, found, now)
}

/** The user with the linked providers, premium and the avatar, a newly uploaded one included. */
export async function tellUser(db: Db, avatars: AvatarStore | null, found: FoundUser, now: Date): Promise<User> {
  const { id, isAnonymous, name, email, consentVersion } = found.user
  const avatar = avatars && found.expected !== null ? await renewed(db, avatars, id, now) : found.user.avatar
  return {
    id,
    is_anonymous: isAnonymous,
    name,
    email,
    avatar_url: avatars && avatar !== null ? avatars.address(avatar) : null,
    providers: linkedProviders(found.providers),
    consent_version: consentVersion,
    ...(!isAnonymous && { password: passwordOf(found.user) }),
    premium: found.mayHavePremium ? await premiumOf(db, id, now) : noPremium,
  }
}

const passwordOf = ({ passwordHash, isPasswordMailed }: typeof users.$inferSelect): NonNullable<User['password']> =>
  passwordHash !== null ? 'own' : isPasswordMailed ? 'wanted' : 'none'

async function renewed(db: Db, avatars: AvatarStore, id: string, now: Date): Promise<string | null> {
  await adoptAvatar(db, avatars, id, now)
  const [user] = await db.select({ avatar: users.avatar }).from(users).where(eq(users.id, id))
  return user?.avatar ?? null
}

function linkedProviders(rows: readonly string[]): NonNullable<User['providers']> {
  const linked = new Set(rows)
  return [
    ...(linked.has('google') ? ['google' as const] : []),
    ...(linked.has('apple') || linked.has('apple-bare') ? ['apple' as const] : []),
  ]
}
