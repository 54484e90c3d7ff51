import { and, count, eq, sql } from 'drizzle-orm'
import { reviewFacts } from '../store/schema.ts'
import type { Db } from '../store/store.ts'

/** Counts the cards that a visitor looked at on each day of Kyiv, `2026-11-21`, crams among them. */
export async function reviewDays(db: Db, userId: string): Promise<ReadonlyMap<string, number>> {
  const { fact, userId: owner } = reviewFacts
  const day = sql<string>`to_char((${fact}->>'at')::timestamptz at time zone 'Europe/Kyiv', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, reviews: count() })
    .from(reviewFacts)
    .where(and(eq(owner, userId), sql`${fact}->>'kind' in ('card.graded', 'card.crammed')`))
    .groupBy(day)
  return new Map(rows.map((row) => [row.day, row.reviews]))
}
