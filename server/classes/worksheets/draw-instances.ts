import { and, eq, inArray } from 'drizzle-orm'
import { isInstance } from '#domain/instance'
import { templateOf } from '../../content/bank-task.ts'
import { askOf, mostSeedOf } from '../../content/task-templates/seeds.ts'
import { questions, templates, type TaskReference } from '../../store/schema.ts'
import type { Ask } from '../../store/tables/content.ts'
import type { ChosenTask } from '../../store/tables/worksheets.ts'
import type { Db } from '../../store/store.ts'

type TemplateRow = { id: string; version: number; asks: readonly Ask[] }

/**
 * Replaces each task that is to differ by another instance of its template and topic, none of `taken` while others are left.
 * @param random from 0 up to 1
 */
export async function drawInstances(
  db: Db,
  tasks: readonly ChosenTask[],
  random: () => number,
  taken: ReadonlySet<string>,
): Promise<TaskReference[]> {
  const known = await readTemplates(
    db,
    tasks.flatMap(({ id, isOwn }) => (isOwn ? [id] : [])),
  )
  const used = new Set([...taken, ...tasks.map(({ id }) => id)])
  return tasks.map(({ id, version, isOwn }) => {
    const template = isOwn ? known.get(templateOf(id)) : undefined
    if (!template) return { id, version }
    const seeds = seedsLike(template, seedIn(id))
    const fresh = seeds.filter((seed) => !used.has(`${template.id}~${seed}`))
    const offered = fresh.length > 0 ? fresh : seeds
    const drawn = `${template.id}~${offered[Math.floor(random() * offered.length)] ?? seedIn(id)}`
    used.add(drawn)
    return { id: drawn, version: template.version }
  })
}

/** What of these ids can be put into a worksheet now, with its present version: current tasks of the subject, and instances that its templates have. */
export async function readReferences(db: Db, subject: string, ids: readonly string[]): Promise<Map<string, TaskReference>> {
  const authored = ids.filter((id) => !isInstance(id))
  const rows =
    authored.length === 0
      ? []
      : await db
          .select({ id: questions.id, version: questions.version })
          .from(questions)
          .where(and(inArray(questions.id, authored), eq(questions.subject, subject), eq(questions.isCurrent, true)))
  const known = await readTemplates(db, ids.filter(isInstance), subject)
  const made = ids.flatMap((id) => {
    const template = isInstance(id) ? known.get(templateOf(id)) : undefined
    return template && seedIn(id) <= mostSeedOf(template.asks) ? [{ id, version: template.version }] : []
  })
  return new Map([...rows, ...made].map((reference) => [reference.id, reference]))
}

async function readTemplates(db: Db, instances: readonly string[], subject?: string): Promise<Map<string, TemplateRow>> {
  if (instances.length === 0) return new Map()
  const names = [...new Set(instances.map(templateOf))]
  const rows = await db
    .select({ id: templates.id, version: templates.version, drawnBy: templates.drawnBy })
    .from(templates)
    .where(and(inArray(templates.id, names), subject === undefined ? undefined : eq(templates.subject, subject)))
  return new Map(rows.map(({ id, version, drawnBy }) => [id, { id, version, asks: drawnBy.asks }]))
}

const seedIn = (id: string): number => Number(id.split('~')[1])

function seedsLike({ asks }: TemplateRow, like: number): number[] {
  const topic = askOf(asks, like)?.topic
  return Array.from({ length: mostSeedOf(asks) }, (_, index) => index + 1).filter((seed) => askOf(asks, seed)?.topic === topic)
}
