import type { Deps } from '../deps.ts'
import { openShowcase } from '../showcase/open-showcase.ts'
import { errorPage } from './error-page.ts'
import { firstPage } from './first-page.ts'
import { readPage, type Sought } from './page-content.ts'

/** Finds what an address shows, where its text is sent along. `query` is the raw query of the address. */
export function pageFinder({ db, now }: Pick<Deps, 'db' | 'now'>): (path: string, query: string) => Promise<Sought> {
  const readShowcase = openShowcase(db, now)
  return async (path, query) => {
    if (path === '/') return { kind: 'page', content: await firstPage(db, await readShowcase()) }
    if (/^\/error\/?$/.test(path)) return { kind: 'page', content: errorPage(query) }
    return readPage(db, path)
  }
}
