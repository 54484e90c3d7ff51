import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Has each page ask for `early.js` by its content, so that a browser that has it need not ask. The file keeps its own name for pages of
 * builds that are gone.
 */
export function nameEarly(site = 'dist'): void {
  const version = createHash('sha256')
    .update(readFileSync(join(site, 'early.js')))
    .digest('base64url')
    .slice(0, 8)
  for (const page of globSync('*.html', { cwd: site })) {
    const html = readFileSync(join(site, page), 'utf8')
    writeFileSync(join(site, page), html.replace('src="/early.js"', `src="/early.js?v=${version}"`))
  }
}
