import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../store/store.ts'
import { articles, factTables, questions } from '../store/schema.ts'
import type { TaskLink } from './theory-link.ts'
import type { Theory } from './theory.ts'

/** Replaces all theory; runs inside the caller’s transaction. */
export async function storeTheory(tx: Db, theories: readonly Theory[]): Promise<void> {
  await tx.delete(articles)
  await tx.delete(factTables)
  for (const { subject, type, position, aliases, body } of theories.flatMap((theory) => theory.articles)) {
    await tx.insert(articles).values({ id: body.id, subject, type, seoCode: body.seoCode, position, testId: body.test.id, aliases, body })
  }
  for (const table of theories.flatMap((theory) => theory.tables)) await tx.insert(factTables).values(table)
}

/** Lets the keys of tasks lead to where their theory is now. A link is no part of a task’s version: articles move and are renamed. */
export async function storeLinks(tx: Db, links: readonly TaskLink[]): Promise<void> {
  const stored = await tx.select({ id: questions.id, version: questions.version, key: questions.key }).from(questions)
  const keys = new Map(stored.map(({ id, version, key }) => [`${id}@${version}`, key]))
  for (const { id, version, link } of links) {
    const key = keys.get(`${id}@${version}`)
    if (!key || isDeepStrictEqual(key.theory, link)) continue
    await tx
      .update(questions)
      .set({ key: { ...key, theory: link } })
      .where(and(eq(questions.id, id), eq(questions.version, version)))
  }
}
