import { chromium } from '@playwright/test'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserKills, serverKills } from './kills.ts'
import { heapGrowth, pressToVerdict, taskToTask } from './pace.ts'
import { begin, openFirst } from './pupil.ts'
import { separateServer } from '../e2e/separate-server.ts'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { findBrowser } from '../../scripts/find-browser/find-browser.ts'

/** Figures of the runner that take too long for every test run. The number of kills may be given: `npm run bench:survey -- 5`. */
const kills = Number(process.argv[2] ?? 20)
const verdictMs = 100
await ensureBuilt()
const server = await separateServer({}, (folder) => cpSync('content/subjects/math', join(folder, 'subjects/math'), { recursive: true }))
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
  const trained = await running.newPage({ baseURL: server.url })
  const training = await begin(server.url, { mode: 'quick', subject: 'math', count: 10, seed: 3 })
  await openFirst(trained, training.token, training.survey)
  const verdict = await pressToVerdict(trained, 9)
  console.log(`Від «Перевірити» до оцінки, мс на 1/4 швидкості (не більше ${verdictMs}):`, verdict)
  if (verdict.median > verdictMs) process.exitCode = 1
  await running.close()
} finally {
  await server.remove()
  rmSync(profile, { recursive: true, force: true })
}
