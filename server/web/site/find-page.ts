import { contentVersion } from '../../store/edition.ts'
import type { Deps } from '../deps.ts'
import { openShowcase } from '../../content/showcase/open-showcase.ts'
import { coursesPage } from './course-content.ts'
import { firstPage } from './first-page.ts'
import { isStoreAway } from '../../base/store-away.ts'
import type { PageContent, Sought } from './page-content.ts'
import { orMissing, page, readPage } from './readable-page.ts'

const longestQuery = 500

/** More than there are pages of one content. */
const most = 4000

/**
 * Finds what an address shows. `query` is raw. A page stands in memory until the content changes; the first page stands over its day
 * while the store is away.
 */
export function pageFinder({ db, now }: Pick<Deps, 'db' | 'now'>): (path: string, query: string) => Promise<Sought> {
  const readShowcase = openShowcase(db, now)
  let content = ''
  const known = new Map<string, Sought>()
  const read = async (path: string, course: string | null): Promise<Sought> => {
    if (path === '/') return { kind: 'page', content: await firstPage(db, await readShowcase()) }
    if (/^\/courses\/?$/.test(path)) return orMissing(async () => page(await coursesPage(db, course)))
    return readPage(db, path)
  }
  return async (path, query) => {
    if (/^\/error\/?$/.test(path)) return { kind: 'page', content: errorPage(query) }
    const current = await contentVersion(db)
    if (content !== current) known.clear()
    content = current
    // No other page depends on its query: a word there is no page of its own.
    const course = /^\/courses\/?$/.test(path) ? new URLSearchParams(query).get('course') : null
    const key = course === null ? path : `${path} ${course}`
    const before = known.get(key)
    if (before && path !== '/') return before
    try {
      const sought = await read(path, course)
      if (sought && sought.kind !== 'missing' && content === current && known.size < most) known.set(key, sought)
      return sought
    } catch (error) {
      if (before && isStoreAway(error)) return before
      throw error
    }
  }
}

/** The page of errors. Its words depend on the query alone, of which there are too many to be kept. */
function errorPage(query: string): PageContent {
  const head = { title: 'Помилка', description: 'Що сталося, що вціліло і що робити далі.', path: '/error', crumbs: [] }
  return { head, answers: {}, query: query.length > longestQuery ? '' : query, isKept: false, isIndexed: false }
}
