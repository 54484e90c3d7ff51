import { and, eq, inArray } from 'drizzle-orm'
import { inParts } from '../store/in-parts.ts'
import { faultReports } from '../store/schema.ts'
import type { Db } from '../store/store.ts'

/** Counts the reports of a guest. */
export const countReports = (db: Db, guestId: string): Promise<number> => db.$count(faultReports, eq(faultReports.userId, guestId))

/** Moves the reports of a guest to another person. Runs inside the caller’s transaction. */
export async function moveReports(tx: Db, guestId: string, userId: string): Promise<void> {
  await tx.update(faultReports).set({ userId }).where(eq(faultReports.userId, guestId))
}

/** The ids of the reports of a guest. */
export async function reportsOf(tx: Db, guestId: string): Promise<string[]> {
  const rows = await tx.select({ id: faultReports.id }).from(faultReports).where(eq(faultReports.userId, guestId))
  return rows.map(({ id }) => id)
}

/** Gives the named reports back, as far as they are still the other person’s. */
export const moveReportsBack = (tx: Db, reports: readonly string[], userId: string, guestId: string): Promise<void> =>
  inParts(reports, (ids) =>
    tx
      .update(faultReports)
      .set({ userId: guestId })
      .where(and(eq(faultReports.userId, userId), inArray(faultReports.id, ids))),
  )
