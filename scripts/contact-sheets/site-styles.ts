import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import postcss from 'postcss'
import { generateStyles } from '../build/generate-styles.ts'
import { hashFiles } from '../build/fingerprint.ts'
import { runCommand } from '../command.ts'

const { resolve } = createRequire(import.meta.url)
const address = /^url\('([^']+)'\) format\('woff2'\)$/

/** The styles of the site with its letters inside, so that a page from a file or from nowhere has both. Made once for each state of `src`. */
export async function siteStyles(): Promise<string> {
  await generateStyles()
  const file = `node_modules/.cache/contact-sheets/${hashFiles(['package-lock.json', 'panda.*.ts', 'src/**/*.{ts,tsx}']).slice(0, 24)}.css`
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    if ((await runCommand('panda', ['cssgen', '--silent', '--outfile', file])) !== 0) throw new Error('panda cssgen не вдалося')
  }
  const root = postcss.parse(readFileSync(file, 'utf8'))
  root.walkDecls('src', (declaration) => {
    const [, path] = address.exec(declaration.value) ?? []
    if (path === undefined) {
      if (declaration.value.includes('url(')) throw new Error(`накреслення літер не читається: ${declaration.value}`)
      return
    }
    declaration.value = `url('data:font/woff2;base64,${readFileSync(resolve(path)).toString('base64')}') format('woff2')`
  })
  return root.toString()
}
