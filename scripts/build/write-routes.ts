import { writeFileSync } from 'node:fs'
import type { Route } from '../../src/app/routing/route.ts'
import { readManifest, scriptsOf } from '../check-size/manifest.ts'
import { readPages } from '../check-size/pages.ts'
import { siteModule } from '../site-module.ts'

/**
 * `dist/routes.json`: the addresses of the site and the files that each page needs. The server names them and answers 404 to all others;
 * the first pattern that fits decides.
 */
export async function writeRoutes(site = 'dist'): Promise<void> {
  const { routes } = await siteModule<{ routes: readonly Route[] }>('./src/app/routing/routes.ts')
  const files = filesByAddress(site)
  const table = routes.map(({ address, pattern, page, isIndexed, title, hasFrame, isSecret }) => ({
    pattern: pattern.source,
    exists: page !== null && isSecret !== true,
    isIndexed,
    isWords: address === 'content',
    title,
    hasFrame,
    files: files.get(address) ?? [],
  }))
  writeFileSync(`${site}/routes.json`, JSON.stringify(table))
}

/** Pages that ask the device first: its code is asked for along with theirs. */
const withDevice = new Set(['survey'])
const device = 'src/app/wiring/device.ts'

function filesByAddress(site: string): Map<string, string[]> {
  const manifest = readManifest(site)
  const always = new Set(scriptsOf(manifest, ['index.html']))
  return new Map(
    readPages().map(({ address, module }) => [
      address,
      scriptsOf(manifest, withDevice.has(address) ? [module, device] : [module]).filter((file) => !always.has(file)),
    ]),
  )
}
