import { and, asc, eq } from 'drizzle-orm'
import type { Subject } from '#domain/subject'
import type { TheoryContents } from '#contract/theory'
import { theoryKindNames, type TheoryKind } from '#domain/theory-kind'
import * as v from 'valibot'
import { subjectId } from '#domain/text'
import { Problem } from '../../base/problem.ts'
import { articles, factTables, subjects, type StoredArticle, type StoredTable } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

export type SubjectRow = Omit<Subject, 'papers' | 'paperList'>

/** The subject as it is stored. Refuses with 404 where there is none. */
export async function findSubject(db: Db, id: string): Promise<SubjectRow> {
  const [row] = v.is(subjectId, id) ? await db.select({ body: subjects.body }).from(subjects).where(eq(subjects.id, id)) : []
  if (!row) throw new Problem(404, 'Такого предмета немає')
  return row.body
}

/** The articles of a subject, or those of one kind, in the order of the programme. */
export async function listArticles(db: Db, subject: string, type?: TheoryKind): Promise<{ type: TheoryKind; body: StoredArticle }[]> {
  return db
    .select({ type: articles.type, body: articles.body })
    .from(articles)
    .where(and(eq(articles.subject, subject), type && eq(articles.type, type)))
    .orderBy(asc(articles.position), asc(articles.seoCode))
}

export const listTables = async (db: Db, subject: string): Promise<{ type: TheoryKind; body: StoredTable }[]> =>
  db.select({ type: factTables.type, body: factTables.body }).from(factTables).where(eq(factTables.subject, subject))

/** An article as lists show it. */
export function summaryOf(article: StoredArticle, subject: SubjectRow): TheoryContents['articles'][number] {
  const { id, seoCode, title, gist, minutes, topics, sections, test } = article
  const section = subject.topics.find((each) => each.id === topics[0] || each.children.some((child) => child.id === topics[0]))
  return { id, seoCode, title, gist, minutes, topics, section: section?.title ?? '', sections, test }
}

/** Kinds that have entries, in the order of `theoryKindNames`, and the articles. Refuses with 404 where there is no such subject. */
export async function readContents(db: Db, id: string): Promise<TheoryContents> {
  const subject = await findSubject(db, id)
  const [written, tables] = [await listArticles(db, id), await listTables(db, id)]
  const counts: Partial<Record<TheoryKind, number>> = {
    ...Object.fromEntries(tables.map(({ type, body }) => [type, body.rows.length])),
    notes: written.length,
    examples: written.flatMap(({ body }) => body.blocks).filter(({ kind }) => kind === 'example').length,
    reference: subject.reference?.sections.length ?? 0,
  }
  const kinds = (Object.keys(theoryKindNames) as TheoryKind[]).map((type) => ({ type, count: counts[type] ?? 0 }))
  return {
    subject: { id, title: subject.title },
    kinds: kinds.filter(({ count }) => count > 0),
    articles: written.map(({ body }) => summaryOf(body, subject)),
  }
}
