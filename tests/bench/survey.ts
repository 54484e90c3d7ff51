import { chromium } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserKills, serverKills } from './kills.ts'
import { heapGrowth, taskToTask } from './pace.ts'
import { begin, openFirst } from './pupil.ts'
import { ownServer } from '../e2e/own-server.ts'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { findBrowser } from '../../scripts/find-browser.ts'

/** Figures of the runner that take too long for every test run. The number of kills may be given: `npm run bench:survey -- 5`. */
const kills = Number(process.argv[2] ?? 20)
await ensureBuilt()
const server = await ownServer()
const browser = { executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] }
const profile = mkdtempSync(join(tmpdir(), 'skladu-profile-'))
try {
  console.log(`Убито браузер ${kills} разів, втрачено відповідей: ${await browserKills(kills, await begin(server.url), profile, browser)}`)
  const running = await chromium.launch(browser)
  const page = await (await running.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })).newPage()
  console.log(`Убито сервер ${kills} разів, втрачено відповідей: ${await serverKills(kills, server, await begin(server.url), page)}`)
  const paced = await running.newPage({ baseURL: server.url })
  const { token, survey } = await begin(server.url)
  await openFirst(paced, token, survey)
  console.log('Від завдання до завдання, мс скриптів на 1/4 швидкості:', await taskToTask(paced))
  console.log(`Купа за 500 завдань виросла на ${await heapGrowth(paced, 500)} МБ`)
  await running.close()
} finally {
  await server.remove()
  rmSync(profile, { recursive: true, force: true })
}
