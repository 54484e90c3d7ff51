import { eq, sql } from 'drizzle-orm'
import type { User } from '#contract/user'
import { isLive, sessionFields } from '../auth/find-session.ts'
import { Problem } from '../../base/problem.ts'
import { builtOnce } from '../../store/built-once.ts'
import type { Db } from '../../store/store.ts'
import { avatarUploads, groupMembers, identities, sessions, subscriptions, users } from '../../store/schema.ts'
import type { AvatarStore } from '../uploads/avatar-store.ts'
import { adoptAvatar } from './avatar.ts'
import { noPremium, premiumOf } from './premium.ts'

const providers = sql<string[]>`array(select provider::text from ${identities} linked where linked.user_id = ${users.id})`
const mayHavePremium = sql<boolean>`(exists (select from ${subscriptions} paid where paid.user_id = ${users.id})
  or exists (select from ${groupMembers} seat where seat.user_id = ${users.id}))`

const userFields = {
  userId: users.id,
  isAnonymous: users.isAnonymous,
  name: users.name,
  email: users.email,
  avatar: users.avatar,
  consentVersion: users.consentVersion,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  isPasswordMailed: users.isPasswordMailed,
  expected: avatarUploads.key,
  providers,
  mayHavePremium,
}
const findUser = builtOnce((db) =>
  db
    .select(userFields)
    .from(users)
    .leftJoin(avatarUploads, eq(avatarUploads.userId, users.id))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('find_user'),
)
/** Finds the user of a live session together with the session, in one question to the store. */
export const findHolder = builtOnce((db) =>
  db
    .select({ ...sessionFields, ...userFields })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(avatarUploads, eq(avatarUploads.userId, users.id))
    .where(isLive)
    .prepare('find_holder'),
)

export type FoundUser = Awaited<ReturnType<typeof findUser>>[number]

/** Tells about the user of this id. Throws 401 when the user is gone. */
export async function viewUser(db: Db, avatars: AvatarStore | null, id: string, now: Date): Promise<User> {
  const [found] = await findUser(db, { id })
  if (!found) throw new Problem(401, 'Сеанс завершено. Увійди знову')
  return tellUser(db, avatars, found, now)
}

/** The user with the linked providers, premium and the avatar, a newly uploaded one included. */
export async function tellUser(db: Db, avatars: AvatarStore | null, found: FoundUser, now: Date): Promise<User> {
  const { userId: id, isAnonymous, name, email, consentVersion } = found
  const avatar = avatars && found.expected !== null ? await renewed(db, avatars, id, now) : found.avatar
  return {
    id,
    is_anonymous: isAnonymous,
    name,
    email,
    avatar_url: avatars && avatar !== null ? avatars.address(avatar) : null,
    providers: linkedProviders(found.providers),
    consent_version: consentVersion,
    ...(!isAnonymous && { password: passwordOf(found) }),
    premium: found.mayHavePremium ? await premiumOf(db, id, now) : noPremium,
  }
}

const passwordOf = ({ hasPassword, isPasswordMailed }: FoundUser): NonNullable<User['password']> =>
  hasPassword ? 'own' : isPasswordMailed ? 'wanted' : 'none'

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
    ...(linked.has('demo') ? ['demo' as const] : []),
  ]
}
