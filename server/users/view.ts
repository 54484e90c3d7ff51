import { eq } from 'drizzle-orm'
import type { User } from '#contract/user'
import { Problem } from '../http/problem.ts'
import type { Db } from '../store/store.ts'
import { avatarUploads, identities, users } from '../store/schema.ts'
import type { AvatarStore } from '../uploads/avatar-store.ts'
import { adoptAvatar } from './avatar.ts'
import { premiumOf } from './premium.ts'

/** The user with the linked providers, premium and the avatar, a newly uploaded one included. Throws 401 when the user is gone. */
export async function viewUser(db: Db, avatars: AvatarStore | null, id: string, now: Date): Promise<User> {
  const [found] = await db
    .select({ user: users, expected: avatarUploads.key })
    .from(users)
    .leftJoin(avatarUploads, eq(avatarUploads.userId, users.id))
    .where(eq(users.id, id))
  if (!found) throw new Problem(401, 'Сеанс завершено. Увійди знову')
  const { isAnonymous, name, email, consentVersion } = found.user
  const avatar = avatars && found.expected !== null ? await renewed(db, avatars, id, now) : found.user.avatar
  return {
    id,
    is_anonymous: isAnonymous,
    name,
    email,
    avatar_url: avatars && avatar !== null ? avatars.address(avatar) : null,
    providers: await linkedProviders(db, id),
    consent_version: consentVersion,
    ...(!isAnonymous && { password: passwordOf(found.user) }),
    premium: await premiumOf(db, id, now),
  }
}

const passwordOf = ({ passwordHash, isPasswordMailed }: typeof users.$inferSelect): NonNullable<User['password']> =>
  passwordHash !== null ? 'own' : isPasswordMailed ? 'wanted' : 'none'

async function renewed(db: Db, avatars: AvatarStore, id: string, now: Date): Promise<string | null> {
  await adoptAvatar(db, avatars, id, now)
  const [user] = await db.select({ avatar: users.avatar }).from(users).where(eq(users.id, id))
  return user?.avatar ?? null
}

async function linkedProviders(db: Db, userId: string): Promise<NonNullable<User['providers']>> {
  const rows = await db.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, userId))
  const linked = new Set(rows.map(({ provider }) => provider))
  return [
    ...(linked.has('google') ? ['google' as const] : []),
    ...(linked.has('apple') || linked.has('apple-bare') ? ['apple' as const] : []),
  ]
}
