import { dayMs } from '#domain/duration'
import { desc, gt, max, sql } from 'drizzle-orm'
import { kyivDay } from '#domain/day'
import { measures, type Operations } from '#contract/web-vitals'
import { vitalsFaults, vitalsMeasures } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** Counts older than this are removed. */
export const vitalsDays = 28
const mostFaults = 200

/** The last day that is no longer counted. */
export const vitalsBefore = (now: Date): string => kyivDay(new Date(now.getTime() - vitalsDays * dayMs))

/** Adds up what browsers have told in the last weeks, by page and build; of the errors those met most often. */
export async function readOperations(db: Db, now: Date): Promise<Operations> {
  const since = vitalsBefore(now)
  const rows = await readMeasures(db, since)
  const faults = await readFaults(db, since)
  const days = new Map<string, string>()
  for (const { build, lastDay } of [...rows, ...faults]) if (lastDay > (days.get(build) ?? '')) days.set(build, lastDay)
  const byPage = Map.groupBy(rows, ({ build, route, measure }) => `${build} ${route} ${measure}`)
  return {
    days: vitalsDays,
    builds: [...days].toSorted(([, a], [, b]) => b.localeCompare(a)).map(([build]) => build),
    measures: [...byPage.values()].flatMap((groups) => {
      const [first] = groups
      if (!first) return []
      const { build, route, measure } = first
      const counts = Array.from({ length: measures[measure].edges.length + 1 }, () => 0)
      for (const { group, count } of groups) counts[group] = count
      return [{ build, route, measure, counts, count: counts.reduce((sum, count) => sum + count, 0) }]
    }),
    faults,
  }
}

function readMeasures(db: Db, since: string) {
  const { day, build, route, measure, group, count } = vitalsMeasures
  return db
    .select({ build, route, measure, group, count: sql<number>`sum(${count})::int`, lastDay: sql<string>`${max(day)}` })
    .from(vitalsMeasures)
    .where(gt(day, since))
    .groupBy(build, route, measure, group)
    .orderBy(build, route, measure, group)
}

function readFaults(db: Db, since: string) {
  const { day, build, route, kind, name, message, place, isFatal, count } = vitalsFaults
  const all = sql<number>`sum(${count})::int`
  return db
    .select({ build, route, kind, name, message, place, isFatal, count: all, lastDay: sql<string>`${max(day)}` })
    .from(vitalsFaults)
    .where(gt(day, since))
    .groupBy(build, route, kind, name, message, place, isFatal)
    .orderBy(desc(all), name, message, place, route, build, kind, isFatal)
    .limit(mostFaults)
}
