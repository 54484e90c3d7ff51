import { eq, sql } from 'drizzle-orm'
import type { Statistic } from '#contract/user'
import type { Db } from '../store/store.ts'
import { results } from '../store/schema.ts'

/** What the user has done so far. */
export async function readStatistic(db: Db, userId: string): Promise<Statistic> {
  const [statistic] = await db
    .select({
      surveys_finished: sql<number>`count(*)::int`,
      answers_given: sql<number>`coalesce(sum(${results.answered}), 0)::int`,
      points_earned: sql<number>`coalesce(sum(${results.raw}), 0)::int`,
      points_possible: sql<number>`coalesce(sum(${results.max}), 0)::int`,
    })
    .from(results)
    .where(eq(results.userId, userId))
  const none = { surveys_finished: 0, answers_given: 0, points_earned: 0, points_possible: 0 }
  return { ...(statistic ?? none), by_subject: [], by_topic: [], by_day: [] }
}
