import { eq } from 'drizzle-orm'
import type { WorkOfGuests } from '../auth/guest-work.ts'
import { moveAllBack } from '../auth/joined-guests.ts'
import { describeError } from '../../base/describe-error.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import { avatarUploads, users } from '../../store/schema.ts'
import type { AvatarStore } from '../uploads/avatar-store.ts'

/**
 * Removes the user with everything of theirs. A picture that stays behind is named on stderr. What another guest may still take back goes
 * to that guest.
 */
export async function deleteUser(db: Db, avatars: AvatarStore | null, work: WorkOfGuests, id: string, now: Date): Promise<void> {
  const [upload] = await db.select({ key: avatarUploads.key }).from(avatarUploads).where(eq(avatarUploads.userId, id))
  const [gone] = await inTransaction(db, async (tx) => {
    await moveAllBack(tx, work, id, now)
    await work.forget(tx, id)
    return tx.delete(users).where(eq(users.id, id)).returning({ avatar: users.avatar })
  })
  for (const key of [upload?.key, gone?.avatar]) {
    if (key) await avatars?.remove(key).catch((error: unknown) => console.error(describeError(error)))
  }
}
