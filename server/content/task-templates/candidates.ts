import { hashNumber } from '#domain/hash-number'
import { eq, sql } from 'drizzle-orm'
import type { BankTask } from '../bank-task.ts'
import { cached } from '../../store/edition.ts'
import type { Db } from '../../store/store.ts'
import { surveys, taskMeasures, templates } from '../../store/schema.ts'
import type { Ask } from '../../store/tables/content.ts'
import { askOf, mostSeedOf } from './seeds.ts'

type Candidate = Omit<BankTask, 'section'>

/** Whom tasks are for, with the instances of templates that he has saved or answered wrongly; or the paper that they are for, by its number. */
export type DrawnFor = { userId: string; wanted: readonly string[] } | { paper: number }

/**
 * Instances that templates offer a visitor: one a topic that no survey of theirs has held, and those `wanted` by `template~seed`. A
 * numbered paper gets the same for everybody.
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
    const { form, points, numbers, options = null, rows = null, stimulus = null, exhibit = 'none', pattern = null, asks } = drawnBy
    const common = {
      version,
      form,
      points,
      numbers,
      options,
      rows,
      stimulus,
      exhibit,
      pattern,
      seconds: measuredSeconds ?? drawnBy.seconds,
    }
    const taskOf = (seed: number, isTraining: boolean) => {
      const ask = askOf(asks, seed)
      const prior = ask ? Math.round(ask.difficulty * 100) : drawnBy.difficulty
      const difficulty = measured === null ? prior : measured + prior - drawnBy.difficulty
      return { ...common, id: `${id}~${seed}`, topic: ask?.topic ?? drawnBy.topic, prior, difficulty, isTraining }
    }
    const fresh = freshSeeds(id, taker, asks, given)
    const asked = (visitor?.wanted ?? []).filter((each) => each.startsWith(`${id}~`)).map((each) => Number(each.slice(id.length + 1)))
    const kept = asked.filter((seed) => !fresh.includes(seed))
    return [...fresh.map((seed) => taskOf(seed, true)), ...kept.map((seed) => taskOf(seed, false))]
  })
}

/**
 * For each topic of a template the first seed, counted from the visitor or the paper it is drawn for, whose instance he has not had; when he has
 * had all of a topic, they come anew.
 */
function freshSeeds(template: string, taker: string, asks: readonly Ask[], given: ReadonlySet<string>): number[] {
  const start = hashNumber(template + taker)
  const most = mostSeedOf(asks)
  const seeds = Array.from({ length: most }, (_, step) => ((start + step) % most) + 1)
  return [...Map.groupBy(seeds, (seed) => askOf(asks, seed)?.topic).values()].flatMap(
    (own) => own.find((seed) => !given.has(`${template}~${seed}`)) ?? own.slice(0, 1),
  )
}

/** The instances of templates that the surveys of a visitor have held. */
export async function readGiven(db: Db, userId: string): Promise<Set<string>> {
  const given = await db
    .selectDistinct({ id: sql<string>`task->>'id'` })
    .from(sql`${surveys}, jsonb_array_elements(${surveys.tasks}) as task`)
    .where(sql`${surveys.userId} = ${userId} and task->>'id' like '%~%'`)
  return new Set(given.map(({ id }) => id))
}
