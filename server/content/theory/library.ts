import * as v from 'valibot'
import type { Library, TheoryExample } from '#contract/theory'
import { theoryKindNames, theoryKindSchema } from '#domain/theory-kind'
import { Problem } from '../../base/problem.ts'
import type { StoredArticle } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { findSubject, listArticles, listTables, summaryOf } from './catalogue.ts'

/** Reads all theory of one kind. Throws 404 where the subject has none. */
export async function readLibrary(db: Db, id: string, kind: string): Promise<Library> {
  const subject = await findSubject(db, id)
  const { success, output: type } = v.safeParse(theoryKindSchema, kind)
  if (!success) throw new Problem(404, 'Такого розділу теорії немає')
  const common = { subject: { id, title: subject.title }, type, title: theoryKindNames[type], intro: null }
  if (type === 'reference') {
    if (!subject.reference) throw new Problem(404, 'Цей предмет не має довідкових матеріалів')
    return { ...common, form: 'reference', sheet: subject.reference }
  }
  const written = await listArticles(db, id)
  if (type === 'examples') return { ...common, form: 'examples', examples: written.flatMap(({ body }) => examplesOf(body)) }
  const table = (await listTables(db, id)).find((each) => each.type === type)
  if (table) {
    const { deckPerTopic: _decks, deckTitle: _title, ...body } = table.body
    return { ...common, form: 'table', ...body }
  }
  const listed = written.filter((article) => article.type === type).map(({ body }) => summaryOf(body, subject))
  if (listed.length === 0 && type !== 'notes') throw new Problem(404, 'Такого розділу теорії цей предмет не має')
  return { ...common, form: 'articles', articles: listed }
}

function examplesOf({ seoCode, title, topics, blocks }: StoredArticle): TheoryExample[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'example') return []
    const { kind: _kind, ...example } = block
    return [{ ...example, article: { seoCode, title }, topic: topics[0] ?? '' }]
  })
}
