import { and, eq } from 'drizzle-orm'
import type { Db } from '../store/store.ts'
import { pictures, questions, templates, type TaskReference } from '../store/schema.ts'
import { rowOf } from '../content/store-tasks.ts'
import type { ReadyTemplate } from './ready-template.ts'

/** So many templates in one statement. */
const batch = 50

/** Replaces the templates; runs inside the caller’s transaction. What has been made of them stays with the surveys that hold it. */
export async function storeTemplates(tx: Db, ready: readonly ReadyTemplate[]): Promise<void> {
  const { realise } = await import('./realise.ts')
  await tx.delete(templates)
  const rows = ready.map((body) => {
    const {
      id: _id,
      version: _version,
      question: _question,
      key: _key,
      hash: _hash,
      isCurrent: _isCurrent,
      ...drawnBy
    } = rowOf(realise(body, 1).task, null, { isTraining: true, isCurrent: false })
    return { id: body.template.id, version: body.template.version, subject: body.subject, drawnBy, body }
  })
  for (let place = 0; place < rows.length; place += batch) await tx.insert(templates).values(rows.slice(place, place + batch))
}

/** Makes the tasks that a survey is to hold and that no survey has held yet: `template~seed` in the words of this version. */
export async function storeInstances(tx: Db, references: readonly TaskReference[]): Promise<void> {
  for (const { id, version } of references) {
    const [name, seed] = id.split('~')
    if (name === undefined || seed === undefined) continue
    const [known] = await tx
      .select({ id: questions.id })
      .from(questions)
      .where(and(eq(questions.id, id), eq(questions.version, version)))
    if (known) continue
    const [found] = await tx
      .select({ body: templates.body })
      .from(templates)
      .where(and(eq(templates.id, name), eq(templates.version, version)))
    if (!found) throw new Error(`the store has no template ${name}@${version}`)
    const { realise } = await import('./realise.ts')
    const { task, pictures: drawn } = realise(found.body, Number(seed))
    await tx
      .insert(questions)
      .values(rowOf(task, found.body.link, { isTraining: false, isCurrent: false }))
      .onConflictDoNothing()
    for (const picture of drawn) await tx.insert(pictures).values(picture).onConflictDoNothing()
  }
}
