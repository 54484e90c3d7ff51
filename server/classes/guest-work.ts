import { and, eq, inArray } from 'drizzle-orm'
import { inParts } from '../store/in-parts.ts'
import { groups } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { moveReminders } from './reminders/move-reminders.ts'

/** Counts the classes that a guest owns. */
export const countClasses = (db: Db, guestId: string): Promise<number> => db.$count(groups, eq(groups.ownerId, guestId))

/** Moves the classes and the reminders of a guest to another person. Runs inside the caller’s transaction. */
export async function moveClasses(tx: Db, guestId: string, userId: string): Promise<void> {
  await tx.update(groups).set({ ownerId: userId }).where(eq(groups.ownerId, guestId))
  await moveReminders(tx, guestId, userId)
}

/** The ids of the classes that a guest owns. */
export async function classesOf(tx: Db, guestId: string): Promise<string[]> {
  const rows = await tx.select({ id: groups.id }).from(groups).where(eq(groups.ownerId, guestId))
  return rows.map(({ id }) => id)
}

/** Gives the named classes back, as far as they are still the other person’s. */
export const moveClassesBack = (tx: Db, classes: readonly string[], userId: string, guestId: string): Promise<void> =>
  inParts(classes, (ids) =>
    tx
      .update(groups)
      .set({ ownerId: guestId })
      .where(and(eq(groups.ownerId, userId), inArray(groups.id, ids))),
  )
