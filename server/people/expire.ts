import { dayMs } from '#domain/duration'
import { lt } from 'drizzle-orm'
import { attempts, avatarUploads, handovers, joinedGuests, sessions } from '../store/schema.ts'
import type { Db } from '../store/store.ts'

/** Removes sessions, counts of attempts, announced pictures, codes of hand-over and what could be taken back, whose time is over. */
export async function expirePeople(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - dayMs)
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(attempts).where(lt(attempts.endsAt, now))
  await db.delete(avatarUploads).where(lt(avatarUploads.expiresAt, yesterday))
  await db.delete(handovers).where(lt(handovers.expiresAt, yesterday))
  await db.delete(joinedGuests).where(lt(joinedGuests.endsAt, now))
}
