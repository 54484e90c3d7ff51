import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { seoCode } from '#contract/theory'
import { theoryKindSchema, type TheoryKind } from '#domain/theory-kind'
import { articles, type StoredArticle } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

type Found = { type: TheoryKind; body: StoredArticle }

/** The article at an address, or the one that moved away from it; null where there never was one. */
export async function findArticle(db: Db, subject: string, kind: string, code: string): Promise<Found | null> {
  if (!v.is(theoryKindSchema, kind) || !v.is(seoCode, code)) return null
  const place = and(eq(articles.subject, subject), eq(articles.type, kind))
  const columns = { type: articles.type, body: articles.body }
  const [present] = await db
    .select(columns)
    .from(articles)
    .where(and(place, eq(articles.seoCode, code)))
  if (present) return present
  const [former] = await db
    .select(columns)
    .from(articles)
    .where(and(place, sql`${articles.aliases} @> ${JSON.stringify([code])}::jsonb`))
  return former ?? null
}

/** The article that ends with this test; null where there is none. */
export async function findArticleOfTest(db: Db, subject: string, test: string): Promise<Found | null> {
  const [found] = await db
    .select({ type: articles.type, body: articles.body })
    .from(articles)
    .where(and(eq(articles.subject, subject), eq(articles.testId, test)))
  return found ?? null
}
