import { chromium } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { findBrowser } from '../../scripts/find-browser/find-browser.ts'
import { separateServer } from '../e2e/separate-server.ts'
import { copyForKills } from './kills-content.ts'
import { begin } from './pupil.ts'
import { killBrowsers, killServers, type Score } from './stream-kills.ts'

/**
 * Kills browser and server over all streams of the device log: `npm run bench:kills -- 6`. Payments are not sent by themselves. Ends with
 * 1 where anything was lost or came twice.
 */
const kills = Number(process.argv[2] ?? 20)
await ensureBuilt()
const server = await separateServer({}, copyForKills)
const options = { executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] }
const profile = mkdtempSync(join(tmpdir(), 'skladu-profile-'))
const say = (title: string, { stated, lostOnDevice, lost, doubled }: Score) =>
  console.log(`${title}: записано ${stated}, зникло з пристрою ${lostOnDevice}, не дійшло ${lost}, дійшло двічі ${doubled}`)
try {
  const ofBrowser = await killBrowsers(kills, await begin(server.url), profile, options)
  say(`Убито браузер ${kills} разів`, ofBrowser)
  const running = await chromium.launch(options)
  const context = await running.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const ofServer = await killServers(kills, server, await begin(server.url), context)
  say(`Убито сервер ${kills} разів`, ofServer)
  await running.close()
  process.exitCode = [ofBrowser, ofServer].some(({ lostOnDevice, lost, doubled }) => lostOnDevice + lost + doubled > 0) ? 1 : 0
} finally {
  await server.remove()
  rmSync(profile, { recursive: true, force: true })
}
