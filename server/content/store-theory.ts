import type { Db } from '../store/store.ts'
import { articles, factTables, pictures } from '../store/schema.ts'
import type { Theory } from './theory.ts'

/** Replaces all theory; runs inside the caller’s transaction. */
export async function storeTheory(tx: Db, theories: readonly Theory[]): Promise<void> {
  await tx.delete(articles)
  await tx.delete(factTables)
  for (const { subject, type, position, aliases, body } of theories.flatMap((theory) => theory.articles)) {
    await tx.insert(articles).values({ id: body.id, subject, type, seoCode: body.seoCode, position, testId: body.test.id, aliases, body })
  }
  for (const table of theories.flatMap((theory) => theory.tables)) await tx.insert(factTables).values(table)
  for (const { address: _address, ...picture } of theories.flatMap((theory) => theory.pictures)) {
    await tx.insert(pictures).values(picture).onConflictDoUpdate({ target: [pictures.subject, pictures.file], set: picture })
  }
}
