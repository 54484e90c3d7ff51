import { sql } from 'drizzle-orm'
import type { ClientError } from '#contract/client-error'
import { kyivDay } from '#domain/day'
import { groupOf, measureNames, type VitalsReport } from '#contract/web-vitals'
import { routeNames } from '#contract/route-names'
import { vitalsFaults, vitalsMeasures } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

const known = new Set<string>(routeNames)

/** Adds what a visit has measured to the counts of its page and build. */
export async function countMeasures(db: Db, { route, build, measured }: VitalsReport, now: Date): Promise<void> {
  const rows = measureNames.flatMap((measure) => {
    const value = measured[measure]
    return value === undefined ? [] : [{ day: kyivDay(now), build, route, measure, group: groupOf(measure, value), count: 1 }]
  })
  if (rows.length === 0) return
  const { day, build: of, route: on, measure, group, count } = vitalsMeasures
  await db
    .insert(vitalsMeasures)
    .values(rows)
    .onConflictDoUpdate({ target: [day, of, on, measure, group], set: { count: sql`${count} + 1` } })
}

/** Adds an error that a browser has met to the counts of its page and build. */
export async function countFault(db: Db, error: ClientError, build: string, now: Date): Promise<void> {
  const { kind, name, message, places, isFatal } = error
  const route = known.has(error.route) ? error.route : 'unknown'
  const row = { day: kyivDay(now), build, route, kind, name, message, place: places[0] ?? '', isFatal, count: 1 }
  const { day, build: of, route: on, kind: way, name: what, message: words, place, isFatal: ends, count } = vitalsFaults
  await db
    .insert(vitalsFaults)
    .values(row)
    .onConflictDoUpdate({ target: [day, of, on, way, what, words, place, ends], set: { count: sql`${count} + 1` } })
}
