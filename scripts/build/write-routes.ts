import { writeFileSync } from 'node:fs'
import type { Route } from '../../src/app/routing/route.ts'
import { siteModule } from '../site-module.ts'

/** `dist/routes.json`: which addresses the site knows, so that the server names them and answers 404 to all others. The first pattern that fits decides. */
export async function writeRoutes(): Promise<void> {
  const { routes } = await siteModule<{ routes: readonly Route[] }>('./src/app/routing/routes.ts')
  const table = routes.map(({ address, pattern, Page, isIndexed, title }) => ({
    pattern: pattern.source,
    exists: Page !== null,
    isIndexed,
    isWords: address === 'content',
    title,
  }))
  writeFileSync('dist/routes.json', JSON.stringify(table))
}
