import { eq } from 'drizzle-orm'
import type { Db } from '../store/store.ts'
import { forgetPayer } from '../payments/move.ts'
import { avatarUploads, users } from '../store/schema.ts'
import type { AvatarStore } from '../uploads/avatar-store.ts'

/** Removes the user with everything that belongs to it: sessions, surveys, results, subscriptions, pictures. A picture that stays behind is reported on stderr. */
export async function deleteUser(db: Db, avatars: AvatarStore | null, id: string): Promise<void> {
  const [upload] = await db.select({ key: avatarUploads.key }).from(avatarUploads).where(eq(avatarUploads.userId, id))
  await forgetPayer(db, id)
  const [gone] = await db.delete(users).where(eq(users.id, id)).returning({ avatar: users.avatar })
  for (const key of [upload?.key, gone?.avatar]) {
    if (key) await avatars?.remove(key).catch((error: unknown) => console.error(error))
  }
}
