import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { runCommand } from '../command.ts'
import { fingerprint } from './fingerprint.ts'
import { generateStyles } from './generate-styles.ts'
import { nameEarly } from './name-early.ts'
import { writeBuild } from './write-build.ts'
import { writeRoutes } from './write-routes.ts'

/** The folder of the site with the inspector in it, for tests alone: a server that runs has its own in `dist`, which no test replaces. */
export const inspectedSite = 'node_modules/.cache/inspected-site'
const stamp = 'node_modules/.cache/inspected-site.stamp'

/** Builds the site with `VITE_STATECHARTS=on`, unless what stands there was made from exactly these sources. */
export async function ensureInspected(): Promise<void> {
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  rmSync(stamp, { force: true })
  mkdirSync(inspectedSite, { recursive: true })
  const environment = { VITE_STATECHARTS: 'on', NODE_ENV: 'production' }
  await generateStyles()
  const code = await runCommand('vite', ['build', '--outDir', inspectedSite, '--emptyOutDir', '--logLevel', 'warn'], environment)
  if (code !== 0) throw new Error('збірка з діаграмами не вдалася')
  nameEarly(inspectedSite)
  await writeRoutes(inspectedSite)
  writeBuild(current, inspectedSite)
  writeFileSync(stamp, current)
}
