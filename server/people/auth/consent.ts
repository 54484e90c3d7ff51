import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../store/store.ts'
import { users } from '../../store/schema.ts'

/** Keeps which terms the holder of an account agreed to, and when. An older version, or the same again, changes nothing. */
export async function giveConsent(db: Db, userId: string, version: string, now: Date): Promise<void> {
  const isNewer = or(isNull(users.consentVersion), lt(users.consentVersion, version))
  await db
    .update(users)
    .set({ consentVersion: version, consentedAt: now })
    .where(and(eq(users.id, userId), isNewer))
}
