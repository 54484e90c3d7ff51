import { and, eq } from 'drizzle-orm'
import { Problem } from '../../base/problem.ts'
import { worksheets } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

export type WorksheetRow = typeof worksheets.$inferSelect

const isOwnSheet = (userId: string, id: string) => and(eq(worksheets.id, id), eq(worksheets.userId, userId))

/** A worksheet of this teacher. Throws 404 for an unknown one and for somebody else’s alike. */
export async function findWorksheet(db: Db, userId: string, id: string): Promise<WorksheetRow> {
  const [row] = await db.select().from(worksheets).where(isOwnSheet(userId, id))
  return row ?? unknown()
}

/** The same inside a transaction: until it ends nothing about the worksheet changes. */
export async function holdWorksheet(tx: Db, userId: string, id: string): Promise<WorksheetRow> {
  const [row] = await tx.select().from(worksheets).where(isOwnSheet(userId, id)).for('update')
  return row ?? unknown()
}

function unknown(): never {
  throw new Problem(404, 'Такої роботи немає')
}
