import type { Deps } from '../deps.ts'
import { openShowcase } from '../showcase/open-showcase.ts'
import { coursesPage } from './course-content.ts'
import { firstPage } from './first-page.ts'
import type { PageContent, Sought } from './page-content.ts'
import { orMissing, page, readPage } from './readable-page.ts'

const longestQuery = 500

/** Finds what an address shows, where its text is sent along. `query` is the raw query of the address. */
export function pageFinder({ db, now }: Pick<Deps, 'db' | 'now'>): (path: string, query: string) => Promise<Sought> {
  const readShowcase = openShowcase(db, now)
  return async (path, query) => {
    if (path === '/') return { kind: 'page', content: await firstPage(db, await readShowcase()) }
    if (/^\/error\/?$/.test(path)) return { kind: 'page', content: errorPage(query) }
    if (/^\/courses\/?$/.test(path)) return orMissing(async () => page(await coursesPage(db, new URLSearchParams(query).get('course'))))
    return readPage(db, path)
  }
}

/** The page of errors. Its words depend on the query alone, of which there are too many to be kept. */
function errorPage(query: string): PageContent {
  const head = { title: 'Помилка', description: 'Що сталося, що вціліло і що робити далі.', path: '/error', crumbs: [] }
  return { head, answers: {}, query: query.length > longestQuery ? '' : query, isKept: false, isIndexed: false }
}
