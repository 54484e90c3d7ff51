import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `builds/latest.json`, which open pages poll, and `builds/meta/{id}.json`, which confirms it. The same `{ id, time }` goes into every
 * page.
 */
export function writeBuild(fingerprint: string, site = 'dist', time = new Date().toISOString()): void {
  const build = { id: fingerprint.slice(0, 12), time }
  mkdirSync(join(site, 'builds/meta'), { recursive: true })
  writeFileSync(join(site, 'builds/latest.json'), JSON.stringify(build))
  writeFileSync(join(site, 'builds/meta', `${build.id}.json`), JSON.stringify(build))
  for (const file of globSync('**/*.html', { cwd: site })) mark(join(site, file), build)
}

/** A page without a script, such as the last error page, stays as it is. */
function mark(file: string, { id, time }: { id: string; time: string }): void {
  const html = readFileSync(file, 'utf8')
  if (!html.includes('<script type="module"')) return
  if (!html.includes('</head>')) throw new Error(`${file} has no </head> to name its build before`)
  writeFileSync(file, html.replace('</head>', `<meta name="build" content="${id}" data-time="${time}" /></head>`))
}
