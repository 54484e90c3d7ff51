import { setImmediate } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import { cachedEach } from '../../store/edition.ts'
import type { Db } from '../../store/store.ts'
import { pictures, questions, templates, type TaskReference } from '../../store/schema.ts'
import { rowOf } from '../store-tasks.ts'
import type { ReadyTemplate } from '../ready-template.ts'

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
    return { id: body.template.id, version: body.template.version, subject: body.subject, drawnBy: { ...drawnBy, asks: body.asks }, body }
  })
  for (let index = 0; index < rows.length; index += batch) await tx.insert(templates).values(rows.slice(index, index + batch))
}

/** Makes the tasks that a survey is to hold and that no survey has held yet: `template~seed` in the words of this version. */
export async function storeInstances(tx: Db, references: readonly TaskReference[]): Promise<void> {
  const made = references.filter(({ id }) => id.includes('~'))
  if (made.length === 0) return
  const { id, version } = questions
  const ids = made.map((each) => each.id)
  const known = new Set((await tx.select({ id, version }).from(questions).where(inArray(id, ids))).map(nameOf))
  const missing = [...new Map(made.map((each) => [nameOf(each), each])).values()].filter((each) => !known.has(nameOf(each)))
  if (missing.length === 0) return
  const bodies = await readBodies(tx, missing)
  const { realise } = await import('./realise.ts')
  const instances = missing.map((each) => {
    const [name = '', seed] = each.id.split('~')
    const body = bodies.get(nameOf({ id: name, version: each.version }))
    if (!body) throw new Error(`the store has no template ${name}@${each.version}`)
    const { task, pictures: drawn } = realise(body, Number(seed))
    return { row: rowOf(task, body.links[task.question.topic] ?? null, { isTraining: false, isCurrent: false }), drawn }
  })
  await tx
    .insert(questions)
    .values(instances.map(({ row }) => row))
    .onConflictDoNothing()
  const drawn = instances.flatMap((each) => each.drawn)
  if (drawn.length > 0) await tx.insert(pictures).values(drawn).onConflictDoNothing()
}

/** The texts of instances as their authors wrote them, without keys and explanations, by id; nothing is stored. */
export async function readInstanceTexts(db: Db, references: readonly TaskReference[]): Promise<Map<string, string>> {
  const bodies = await readBodies(db, references)
  const { instanceOf } = await import('./instance.ts')
  const texts = new Map<string, string>()
  for (const { id, version } of references) {
    const [name = '', seed] = id.split('~')
    const body = bodies.get(nameOf({ id: name, version }))
    if (!body) continue
    const { prompt, rows = {}, options = {} } = instanceOf(body, Number(seed)).source
    texts.set(id, [prompt, ...Object.values(rows), ...Object.values(options)].join(' '))
    // Some hundred instances are drawn one after another: others are answered between them.
    await setImmediate()
  }
  return texts
}

/** Reads keys of instances one after another, as texts to be compared; null where the template is not that of today. */
export async function instanceKeys(db: Db, references: readonly TaskReference[]): Promise<(reference: TaskReference) => string | null> {
  const bodies = await readBodies(
    db,
    references.filter(({ id }) => id.includes('~')),
  )
  const { drawInstance } = await import('./realise.ts')
  return ({ id, version }) => {
    const [name = '', seed] = id.split('~')
    const body = bodies.get(nameOf({ id: name, version }))
    return body && seed !== undefined ? JSON.stringify(drawInstance(body, Number(seed)).source.key) : null
  }
}

/** The templates of instances, by `template@version`. */
function readBodies(tx: Db, instances: readonly TaskReference[]): Promise<Map<string, ReadyTemplate>> {
  const names = instances.map(({ id, version }) => nameOf({ id: id.split('~')[0] ?? '', version }))
  return cachedEach(tx, 'template', names, async (missing) => {
    const { id, version, body } = templates
    const ids = missing.map((name) => name.slice(0, name.lastIndexOf('@')))
    const rows = await tx.select({ id, version, body }).from(templates).where(inArray(id, ids))
    // `storeTemplates` alone writes this column, and each new version of the content writes all of it.
    return new Map(rows.map((row) => [nameOf(row), row.body as ReadyTemplate]))
  })
}

const nameOf = ({ id, version }: TaskReference): string => `${id}@${version}`
