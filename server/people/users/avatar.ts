import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { avatarRequestSchema } from '#contract/user'
import { countAttempt, limits } from '../auth/limits.ts'
import { describeError } from '../../base/describe-error.ts'
import type { Db } from '../../store/store.ts'
import { avatarUploads, users } from '../../store/schema.ts'
import { largest, uploadSeconds, type AvatarStore } from '../uploads/avatar-store.ts'
import { kindOf } from '../uploads/picture-kind.ts'
import { redraw } from '../uploads/redraw.ts'

/** Announces a picture; one that was announced before and has come becomes the avatar first. @returns where to `PUT` it. Throws 429 after many. */
export async function announceAvatar(
  db: Db,
  avatars: AvatarStore,
  userId: string,
  announced: v.InferOutput<typeof avatarRequestSchema>,
  now: Date,
): Promise<string> {
  await countAttempt(db, limits.avatars, userId, now)
  await adoptAvatar(db, avatars, userId, now)
  const ticket = {
    key: randomUUID(),
    type: announced.content_type ?? null,
    size: announced.size ?? null,
    expiresAt: new Date(now.getTime() + uploadSeconds * 1000),
  }
  await db
    .insert(avatarUploads)
    .values({ userId, ...ticket })
    .onConflictDoUpdate({ target: avatarUploads.userId, set: ticket })
  return avatars.uploadUrl(ticket)
}

/**
 * Makes the announced picture the avatar if it has come and is what was announced; otherwise removes it.
 * A store that cannot be reached changes nothing: the next call tries again.
 */
export async function adoptAvatar(db: Db, avatars: AvatarStore, userId: string, now: Date): Promise<void> {
  const [upload] = await db.select().from(avatarUploads).where(eq(avatarUploads.userId, userId))
  if (!upload) return
  try {
    const { key, type, size, expiresAt } = upload
    const found = await avatars.look(key)
    if (!found) {
      if (expiresAt <= now) await forget(db, key)
      return
    }
    const isFit = found.kind !== null && found.size <= largest && (type ?? found.kind) === found.kind && (size ?? found.size) === found.size
    if (isFit && !avatars.isOpenToSenders) return await promote(db, avatars, key)
    const redrawn = isFit ? await redrawnIn(avatars, key) : null
    if (redrawn !== null) await promote(db, avatars, key, redrawn)
    else await forget(db, key)
    await avatars.remove(key)
  } catch (error) {
    console.error(describeError(error))
  }
}

/** Redraws what a sender has put into the store. @returns the key under which it lies now, known to no sender; null for what cannot be drawn. */
async function redrawnIn(avatars: AvatarStore, key: string): Promise<string | null> {
  const bytes = await avatars.read(key)
  const kind = bytes && kindOf(bytes)
  if (!bytes || !kind) return null
  const picture = await redraw(bytes, kind).catch(() => null)
  if (!picture) return null
  const own = randomUUID()
  await avatars.keep(own, picture, kind)
  return own
}

/**
 * The picture that was announced as `key` and lies under `lies` becomes the avatar of whoever announced it, and the old one goes. Once only: a
 * repetition changes nothing.
 */
export async function promote(db: Db, avatars: AvatarStore, key: string, lies = key): Promise<void> {
  const old = await db.transaction(async (tx) => {
    const [upload] = await tx.delete(avatarUploads).where(eq(avatarUploads.key, key)).returning()
    if (!upload) return null
    const [user] = await tx.select({ avatar: users.avatar }).from(users).where(eq(users.id, upload.userId)).for('update')
    await tx.update(users).set({ avatar: lies }).where(eq(users.id, upload.userId))
    return user?.avatar ?? null
  })
  if (old !== null) await avatars.remove(old)
}

/** Tells whether somebody still expects the picture. */
export async function isExpected(db: Db, key: string): Promise<boolean> {
  const found = await db.select({ key: avatarUploads.key }).from(avatarUploads).where(eq(avatarUploads.key, key))
  return found.length > 0
}

const forget = (db: Db, key: string) => db.delete(avatarUploads).where(eq(avatarUploads.key, key))
