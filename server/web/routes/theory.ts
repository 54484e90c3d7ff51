import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { tableDecks } from '../../content/table-decks.ts'
import { operation } from '../http/operation.ts'
import { readArticle, withArticleFormulas } from '../../content/theory/article.ts'
import { readContents } from '../../content/theory/catalogue.ts'
import { readLibrary } from '../../content/theory/library.ts'
import { searchIndex } from '../../content/theory/search-index.ts'

const open = { tag: 'content', isPublic: true, isOfContent: true } as const

/** Theory and what search goes through, open to everybody. */
export function theoryRoutes({ db }: Pick<Deps, 'db'>) {
  const [readIndex, readDecks] = [searchIndex(db), tableDecks(db)]
  return new Hono()
    .get(
      '/v3/subjects/:subject/theory',
      operation({ ...open, summary: 'Theory of a subject in short', answer: 'TheoryContentsAnswer', refusals: [404] }),
      async (c) => c.json({ data: { theory: await readContents(db, c.req.param('subject')) } }),
    )
    .get(
      '/v3/subjects/:subject/theory/:type',
      operation({ ...open, summary: 'All theory of one kind', answer: 'LibraryAnswer', refusals: [404] }),
      async (c) => c.json({ data: { library: await readLibrary(db, c.req.param('subject'), c.req.param('type')) } }),
    )
    .get(
      '/v3/subjects/:subject/theory/:type/:seo_code',
      operation({ ...open, summary: 'An article, by its present or an earlier address', answer: 'ArticleAnswer', refusals: [404] }),
      async (c) => {
        const { subject, type, seo_code } = c.req.param()
        const article = await readArticle(db, subject, type, seo_code, await readDecks())
        return c.json({ data: { article: await withArticleFormulas(db, article) } })
      },
    )
    .get('/v3/search', operation({ ...open, summary: 'Everything that search goes through', answer: 'SearchIndexAnswer' }), async (c) => {
      const { tag, entries } = await readIndex()
      const headers = { ETag: `"${tag}"`, 'Cache-Control': 'no-cache' }
      return c.req.header('If-None-Match')?.includes(tag) ? c.body(null, 304, headers) : c.json({ data: { entries } }, 200, headers)
    })
}
