import { count, desc, eq, sql } from 'drizzle-orm'
import { sheetCode } from '#domain/answer-sheet'
import { isInstance } from '#domain/instance'
import type { Worksheet, WorksheetOffer, WorksheetSummary } from '#contract/worksheet'
import { Problem } from '../../base/problem.ts'
import { drawFormulas } from '../../drawing/draw-formulas.ts'
import { subjects, users, worksheets } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { inNewestWords, readTasks } from '../../study/surveys/tasks.ts'
import { readWithheld } from '../../study/open-surveys/withheld.ts'
import { findWorksheet, type WorksheetRow } from './find-worksheet.ts'

const subjectTitle = sql<string>`coalesce(${subjects.body}->>'title', ${worksheets.subject})`
const summaryFields = {
  id: worksheets.id,
  title: worksheets.title,
  subject: worksheets.subject,
  subjectTitle,
  tasks: sql<number>`jsonb_array_length(${worksheets.tasks})`,
  updatedAt: worksheets.updatedAt,
}

/** The worksheets of a teacher, the one changed last first. */
export async function listWorksheets(db: Db, userId: string): Promise<WorksheetSummary[]> {
  const rows = await db
    .select(summaryFields)
    .from(worksheets)
    .leftJoin(subjects, eq(subjects.id, worksheets.subject))
    .where(eq(worksheets.userId, userId))
    .orderBy(desc(worksheets.updatedAt), desc(worksheets.id))
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
}

/** A worksheet with the words and keys of its tasks, without those that are withheld from its teacher. Throws 404 for a foreign one. */
export async function viewWorksheet(db: Db, userId: string, id: string, now: Date): Promise<Worksheet> {
  const row = await findWorksheet(db, userId, id)
  const known = await readTasks(db, await inNewestWords(db, row.tasks))
  const withheld = await readWithheld(db, userId, now)
  const items = row.tasks.map(({ id: task, isOwn }, index) => {
    const open = withheld.tasks.has(task) ? undefined : known[index]
    return { id: task, isOwn, isTemplate: isInstance(task), ...(open && { question: open.question, key: open.key }) }
  })
  return {
    id: row.id,
    title: row.title,
    subject: row.subject,
    subjectTitle: await titleOf(db, row),
    tasks: row.tasks.length,
    updatedAt: row.updatedAt.toISOString(),
    minutes: row.minutes,
    revision: row.revision,
    code: sheetCode(row.id),
    share: row.shareCode,
    items,
    formulas: drawFormulas(items.flatMap(({ question, key }) => [question, key].filter((part) => part !== undefined))),
  }
}

/** What a link offers. Throws 404 where it leads nowhere. */
export async function readSharedOffer(db: Db, userId: string, code: string): Promise<WorksheetOffer> {
  const [found] = await db
    .select({ ...summaryFields, ownerId: worksheets.userId, ownerName: users.name })
    .from(worksheets)
    .innerJoin(users, eq(users.id, worksheets.userId))
    .leftJoin(subjects, eq(subjects.id, worksheets.subject))
    .where(eq(worksheets.shareCode, code))
  if (!found) throw new Problem(404, 'Цим посиланням більше не діляться')
  const { title, subjectTitle: about, tasks, ownerName, ownerId } = found
  return { title, subjectTitle: about, tasks, ownerName, isOwn: ownerId === userId }
}

/** Counts the worksheets of a teacher. */
export async function countWorksheets(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ own: count() }).from(worksheets).where(eq(worksheets.userId, userId))
  return row?.own ?? 0
}

async function titleOf(db: Db, { subject }: WorksheetRow): Promise<string> {
  const [row] = await db.select({ body: subjects.body }).from(subjects).where(eq(subjects.id, subject))
  return row?.body.title ?? subject
}
