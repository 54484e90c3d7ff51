import { and, count, eq, sql } from 'drizzle-orm'
import { dayBoundaryHour } from '#domain/scheduling/study-day'
import { reviewFacts } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** Counts the cards that a visitor looked at on each day of study where it was done, `2026-11-21`, crams among them. */
export async function reviewDays(db: Db, userId: string): Promise<ReadonlyMap<string, number>> {
  const { fact, userId: owner } = reviewFacts
  const at = sql`(${fact}->>'at')::timestamptz`
  const ahead = sql`(${fact}->>'offset')::int * interval '1 minute'`
  const wall = sql`coalesce(${at} at time zone 'UTC' + ${ahead}, ${at} at time zone 'Europe/Kyiv')`
  const day = sql<string>`to_char(${wall} - interval '${sql.raw(String(dayBoundaryHour))} hours', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, reviews: count() })
    .from(reviewFacts)
    .where(and(eq(owner, userId), sql`${fact}->>'kind' in ('card.graded', 'card.crammed')`))
    .groupBy(day)
  return new Map(rows.map((row) => [row.day, row.reviews]))
}
