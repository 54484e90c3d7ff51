import { createHash } from 'node:crypto'
import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Gives `early.js` a name by its content, so that a browser that has it need not ask for it: every page waits for this script before all others.
 * Each page of the site that names it is told.
 */
export function nameEarly(site = 'dist'): void {
  const file = join(site, 'early.js')
  const name = `assets/early-${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 8)}.js`
  renameSync(file, join(site, name))
  for (const page of globSync('*.html', { cwd: site })) {
    const html = readFileSync(join(site, page), 'utf8')
    writeFileSync(join(site, page), html.replace('src="/early.js"', `src="/${name}"`))
  }
}
