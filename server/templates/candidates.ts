import { eq, sql } from 'drizzle-orm'
import type { BankTask } from '../practice/task.ts'
import { cached } from '../content/edition.ts'
import type { Db } from '../store/store.ts'
import { surveys, taskMeasures, templates } from '../store/schema.ts'
import { hashOf, mostSeed } from './seeds.ts'

type Candidate = Omit<BankTask, 'section'>

/** Whom tasks are for, with the instances of templates that he has saved or answered wrongly; or the paper that they are for, by its number. */
export type DrawnFor = { userId: string; wanted: readonly string[] } | { paper: number }

/**
 * Tasks that the templates of a subject offer a visitor: of each one instance that none of his surveys has held, and those of `wanted`
 * (`template~seed`) that the template still makes, which stand outside the bank. A numbered paper is offered the same ones for everybody.
 */
export async function readCandidates(db: Db, subject: string, drawnFor: DrawnFor | null): Promise<Candidate[]> {
  const known = await cached(db, `templates ${subject}`, async () =>
    db
      .select({
        id: templates.id,
        version: templates.version,
        drawnBy: templates.drawnBy,
        measured: taskMeasures.difficulty,
        measuredSeconds: taskMeasures.seconds,
      })
      .from(templates)
      .leftJoin(taskMeasures, eq(taskMeasures.question, templates.id))
      .where(eq(templates.subject, subject)),
  )
  if (known.length === 0) return []
  const visitor = drawnFor && 'userId' in drawnFor ? drawnFor : null
  const given = visitor ? await readGiven(db, visitor.userId) : new Set<string>()
  const taker = drawnFor === null ? '' : 'paper' in drawnFor ? `paper ${drawnFor.paper}` : drawnFor.userId
  return known.flatMap(({ id, version, drawnBy, measured, measuredSeconds }) => {
    const { topic, form, points, numbers, options = null, rows = null, stimulus = null, exhibit = 'none', pattern = null } = drawnBy
    const prior = drawnBy.difficulty
    const estimate = { prior, difficulty: measured ?? prior, seconds: measuredSeconds ?? drawnBy.seconds }
    const common = { version, topic, form, points, numbers, options, rows, stimulus, exhibit, pattern, ...estimate }
    const fresh = `${id}~${freshSeed(id, taker, given)}`
    const asked = (visitor?.wanted ?? []).filter((each) => each.startsWith(`${id}~`) && each !== fresh)
    return [{ ...common, id: fresh, isTraining: true }, ...asked.map((each) => ({ ...common, id: each, isTraining: false }))]
  })
}

/** The first seed, counted from the visitor or the paper it is drawn for, whose instance he has not had; when he has had all, they come anew. */
function freshSeed(template: string, taker: string, given: ReadonlySet<string>): number {
  const start = hashOf(template + taker)
  for (let step = 0; step < mostSeed; step++) {
    const seed = ((start + step) % mostSeed) + 1
    if (!given.has(`${template}~${seed}`)) return seed
  }
  return (start % mostSeed) + 1
}

async function readGiven(db: Db, userId: string): Promise<Set<string>> {
  const given = await db
    .selectDistinct({ id: sql<string>`task->>'id'` })
    .from(sql`${surveys}, jsonb_array_elements(${surveys.tasks}) as task`)
    .where(sql`${surveys.userId} = ${userId} and task->>'id' like '%~%'`)
  return new Set(given.map(({ id }) => id))
}
