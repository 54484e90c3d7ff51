import { desc, eq } from 'drizzle-orm'
import { userFacts } from '../../server/store/schema.ts'
import type { Db } from '../../server/store/store.ts'
import type { Report } from './desk-page.ts'

/** Reads the reports of visitors about tasks, the latest first. */
export async function readReports(db: Db): Promise<Report[]> {
  const told = await db
    .select({ fact: userFacts.fact })
    .from(userFacts)
    .where(eq(userFacts.kind, 'task.report'))
    .orderBy(desc(userFacts.at))
  return told.flatMap(({ fact }) =>
    fact.kind === 'task.report' ? [{ question: fact.question, reason: fact.reason, text: fact.text }] : [],
  )
}
