import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { isInstance } from '#domain/instance'
import type { worksheetChangeSchema } from '#contract/worksheet'
import { Problem } from '../../base/problem.ts'
import { storeInstances } from '../../content/task-templates/store-templates.ts'
import { worksheets } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { readWithheld, refuseWithheld } from '../../study/open-surveys/withheld.ts'
import { readReferences } from './draw-instances.ts'
import { holdWorksheet, type WorksheetRow } from './find-worksheet.ts'

/**
 * Stores a change once, inside the caller’s transaction. Throws 404 for a foreign worksheet, 409 where another device was faster or a task
 * is withheld, 422 for an unknown task.
 */
export async function changeWorksheet(
  tx: Db,
  userId: string,
  id: string,
  { title, minutes, items, revision }: v.InferOutput<typeof worksheetChangeSchema>,
  now: Date,
): Promise<void> {
  const row = await holdWorksheet(tx, userId, id)
  if (row.revision === revision + 1 && isKept(row, { title, minutes, items })) return
  if (row.revision !== revision) throw new Problem(409, 'Цю роботу вже змінено в іншій вкладці. Відкрийте її знову')
  const before = new Map(row.tasks.map((task) => [task.id, task]))
  const added = items.flatMap((item) => (before.has(item.id) ? [] : [item.id]))
  refuseWithheld(await readWithheld(tx, userId, now), added)
  const known = await readReferences(
    tx,
    row.subject,
    items.map((item) => item.id),
  )
  const tasks = items.map(({ id: task, isOwn }) => {
    const reference = known.get(task) ?? before.get(task)
    if (!reference) throw new Problem(422, 'Такого завдання в банку немає')
    return { id: task, version: reference.version, isOwn: isOwn && isInstance(task) }
  })
  await storeInstances(tx, tasks)
  await tx
    .update(worksheets)
    .set({ title, minutes, tasks, revision: revision + 1, updatedAt: now })
    .where(eq(worksheets.id, id))
}

function isKept(row: WorksheetRow, { title, minutes, items }: Omit<v.InferOutput<typeof worksheetChangeSchema>, 'revision'>): boolean {
  const [kept, sent] = [row.tasks, items].map((all) => all.map(({ id, isOwn }) => `${id} ${isOwn && isInstance(id)}`).join())
  return row.title === title && row.minutes === minutes && kept === sent
}

/** Deletes a worksheet; what was given to classes stays. Throws 404 for a foreign one. */
export async function removeWorksheet(tx: Db, userId: string, id: string): Promise<void> {
  await holdWorksheet(tx, userId, id)
  await tx.delete(worksheets).where(and(eq(worksheets.id, id), eq(worksheets.userId, userId)))
}

/** Lets whoever has the link take a copy, or ends that. Throws 404 for a foreign one. */
export async function shareWorksheet(tx: Db, userId: string, id: string, isShared: boolean): Promise<void> {
  const { shareCode } = await holdWorksheet(tx, userId, id)
  const code = isShared ? (shareCode ?? randomBytes(16).toString('base64url')) : null
  await tx.update(worksheets).set({ shareCode: code }).where(eq(worksheets.id, id))
}
