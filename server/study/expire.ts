import { dayMs } from '#domain/duration'
import { lt } from 'drizzle-orm'
import { packs } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { expireCardMedia } from './flashcards/card-media.ts'

/** A survey begun with a pack that is older is not taken any more. */
const packLife = 180 * dayMs

/** Removes packs that are too old to be handed in, and pictures and sounds that no card names. */
export async function expireStudy(db: Db, now: Date): Promise<void> {
  await db.delete(packs).where(lt(packs.createdAt, new Date(now.getTime() - packLife)))
  await expireCardMedia(db, now)
}
