import { and, eq } from 'drizzle-orm'
import { contentVersion } from '../content/edition.ts'
import { summaries } from '../store/schema.ts'
import type { Db } from '../store/store.ts'
import { computeSummary } from './compute.ts'
import type { Summary } from './summary.ts'

/** The form of what is kept: a later server computes anew what an earlier one has written otherwise. */
const form = 2

/** The summary of a visitor: the kept one where nothing has changed since, else computed anew and kept. */
export async function readSummary(db: Db, userId: string): Promise<Summary> {
  const content = `${form} ${await contentVersion(db)}`
  const [row] = await db.select().from(summaries).where(eq(summaries.userId, userId))
  if (row?.body && row.bodyRevision === row.revision && row.content === content) return row.body
  const body = await computeSummary(db, userId)
  // A row that changed meanwhile has another revision, and so is computed again.
  if (row)
    await db
      .update(summaries)
      .set({ body, bodyRevision: row.revision, content })
      .where(and(eq(summaries.userId, userId), eq(summaries.revision, row.revision)))
  return body
}
