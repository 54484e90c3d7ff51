import { dayMs } from '#contract/duration'
import { lt } from 'drizzle-orm'
import { packs } from '../store/schema.ts'
import type { Db } from '../store/store.ts'

/** A survey begun with a pack that is older is not taken any more. */
const packLife = 180 * dayMs

/** Removes packs that are too old to be handed in. */
export async function expireStudy(db: Db, now: Date): Promise<void> {
  await db.delete(packs).where(lt(packs.createdAt, new Date(now.getTime() - packLife)))
}
