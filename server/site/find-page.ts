import type { Deps } from '../deps.ts'
import { openShowcase } from '../showcase/open-showcase.ts'
import { coursesPage } from './course-content.ts'
import { errorPage } from './error-page.ts'
import { firstPage } from './first-page.ts'
import type { Sought } from './page-content.ts'
import { orMissing, page, readPage } from './readable-page.ts'

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
