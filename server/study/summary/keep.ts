import { hash } from 'node:crypto'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { contentVersion } from '../../store/edition.ts'
import { summaries } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { keepersOf, readWithheld, withheldBy } from '../open-surveys/withheld.ts'
import { computeSummary } from './compute.ts'
import type { Summary } from '../../store/tables/summaries.ts'

/** The form of what is kept: a later server computes anew what an earlier one has written otherwise. */
const form = 2

/** The summary of a visitor: the kept one where nothing has changed since and the same of the tasks that the visitor has seen are withheld, else computed anew and kept. */
export async function readSummary(db: Db, userId: string, now: Date): Promise<Summary> {
  const [row] = await db
    .select({ ...getTableColumns(summaries), keepers: keepersOf(userId, now) })
    .from(summaries)
    .where(eq(summaries.userId, userId))
  const leftOut = row ? withheldBy(row.keepers, now).shown : (await readWithheld(db, userId, now)).shown
  const content = `${form} ${await contentVersion(db)} ${leftOut.size === 0 ? '' : hash('sha256', [...leftOut].toSorted().join(' '))}`
  if (row?.body && row.bodyRevision === row.revision && row.content === content) return row.body
  const body = await computeSummary(db, userId, leftOut)
  // A row that changed meanwhile has another revision, and so is computed again.
  if (row)
    await db
      .update(summaries)
      .set({ body, bodyRevision: row.revision, content })
      .where(and(eq(summaries.userId, userId), eq(summaries.revision, row.revision)))
  return body
}
