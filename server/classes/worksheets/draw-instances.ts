import { and, eq, inArray } from 'drizzle-orm'
import { isInstance } from '#domain/instance'
import { templateOf } from '../../content/bank-task.ts'
import { askOf, mostSeedOf } from '../../content/task-templates/seeds.ts'
import { instanceKeys } from '../../content/task-templates/store-templates.ts'
import { questions, templates, type TaskReference } from '../../store/schema.ts'
import type { Ask } from '../../store/tables/content.ts'
import type { ChosenTask } from '../../store/tables/worksheets.ts'
import type { Db } from '../../store/store.ts'

type TemplateRow = { id: string; version: number; asks: readonly Ask[] }

/** So many further instances are looked at for one with another answer. */
const mostTries = 24

/**
 * Replaces each task that is to differ by another instance of its template and topic, none of `taken` while others are left.
 * @param random from 0 up to 1
 * @param unlike variants that may lie on the next desk, the nearest first: the answers differ from theirs where the template has others
 */
export async function drawInstances(
  db: Db,
  tasks: readonly ChosenTask[],
  random: () => number,
  taken: ReadonlySet<string>,
  unlike: readonly (readonly TaskReference[])[] = [],
): Promise<TaskReference[]> {
  const known = await readTemplates(
    db,
    tasks.flatMap(({ id, isOwn }) => (isOwn ? [id] : [])),
  )
  const used = new Set([...taken, ...tasks.map(({ id }) => id)])
  const keyOf = unlike.length === 0 ? () => null : await instanceKeys(db, [...currentOf(tasks, known), ...unlike.flat()])
  return tasks.map(({ id, version, isOwn }, index) => {
    const template = isOwn ? known.get(templateOf(id)) : undefined
    if (!template) return { id, version }
    const seeds = seedsLike(template, seedIn(id))
    const fresh = seeds.filter((seed) => !used.has(`${template.id}~${seed}`))
    const offered = fresh.length > 0 ? fresh : seeds
    const first = Math.floor(random() * offered.length)
    const candidates = Array.from({ length: Math.min(offered.length, mostTries) }, (_, step) => ({
      id: `${template.id}~${offered[(first + step) % offered.length] ?? seedIn(id)}`,
      version: template.version,
    }))
    const [drawn = { id, version }] =
      unlike.length === 0
        ? candidates
        : [
            firstUnlike(
              candidates,
              unlike.flatMap((each) => each[index] ?? []),
              keyOf,
            ),
          ]
    used.add(drawn.id)
    return drawn
  })
}

/** What lies beside the next variant where they are dealt in turn: the one before it, and the first, which comes again after the last. */
export const nextTo = (drawn: readonly (readonly TaskReference[])[]): readonly (readonly TaskReference[])[] => [
  ...drawn.slice(-1),
  ...(drawn.length > 1 ? drawn.slice(0, 1) : []),
]

/** The first whose answer is none of the neighbours’; else the first whose answer is not that of the nearest; else the first. */
function firstUnlike(
  candidates: readonly TaskReference[],
  neighbours: readonly TaskReference[],
  keyOf: (reference: TaskReference) => string | null,
): TaskReference | undefined {
  const [nearest, ...others] = neighbours.map(keyOf)
  let better: TaskReference | undefined
  for (const candidate of candidates) {
    const key = keyOf(candidate)
    if (key === nearest) continue
    if (!others.includes(key)) return candidate
    better ??= candidate
  }
  return better ?? candidates[0]
}

/** The templates of today behind these tasks, each by an instance. */
const currentOf = (tasks: readonly ChosenTask[], known: ReadonlyMap<string, TemplateRow>): TaskReference[] =>
  tasks.flatMap(({ id }) => {
    const template = known.get(templateOf(id))
    return template ? [{ id, version: template.version }] : []
  })

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
