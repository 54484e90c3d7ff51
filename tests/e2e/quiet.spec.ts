import type { Page } from '@playwright/test'
import { watchShift } from './layout-shift.ts'
import { startPaper } from './paper.ts'
import { expect, test } from './site.ts'

/** The most that a browser may load until a page is quiet: kilobytes of scripts on the wire with headers, requests, layout shift. */
type Budget = { scripts: number; requests: number; shift: number }
const readable: Budget = { scripts: 170, requests: 14, shift: 0.01 }
const application: Budget = { scripts: 205, requests: 18, shift: 0.02 }

const pages: Record<string, Budget> = {
  '/': readable,
  '/subjects': readable,
  '/subjects/math': readable,
  '/subjects/math/theory/notes/vidsotky-i-proportsii': readable,
  '/dashboard': application,
  '/flashcard': application,
  '/courses': application,
  '/subjects/math/tests/nmt': application,
}
const paper: Budget = { scripts: 240, requests: 24, shift: 0.02 }
const quietMs = 1500

/** Playwright’s own line, said where a journey has no worker; the site says nothing of a browser that refuses it. */
const blocked = 'Service Worker registration blocked by Playwright'

test.use({ hasFontsFirst: false })

for (const [path, budget] of Object.entries(pages))
  test(`${path} loads no more than its budget until it is quiet, stands still and complains of nothing @each-change`, async ({ page }) => {
    await expectQuiet(page, path, budget)
  })

test('what runs before a page lives is compiled while it loads', async ({ request }) => {
  const document = await (await request.get('/subjects/math')).text()
  const files = [...document.matchAll(/\/assets\/(?:index|react|subject-page)-[\w-]+\.js/g)].map(([file]) => file)
  expect(new Set(files).size).toBe(3)
  for (const file of files) expect(await (await request.get(file)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('an open paper loads no more than its budget until it is quiet, stands still and complains of nothing @each-change', async ({
  browser,
  page,
}) => {
  const address = await startPaper(page)
  const device = await page.context().storageState({ indexedDB: true })
  const context = await browser.newContext({ storageState: device, serviceWorkers: 'block' })
  await expectQuiet(await context.newPage(), address, paper)
  await context.close()
})

async function expectQuiet(page: Page, path: string, budget: Budget): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const scripts = new Set<string>()
  const loads: { bytes: number; isScript: boolean }[] = []
  const said: string[] = []
  let last = Date.now()
  devtools.on('Network.requestWillBeSent', () => void (last = Date.now()))
  devtools.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now()
    loads.push({ bytes: encodedDataLength, isScript: scripts.has(requestId) })
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== blocked) said.push(message.text())
  })
  const shift = await watchShift(page)
  await page.goto(path)
  while (Date.now() - last < quietMs) await page.waitForTimeout(100)
  const kilobytes = loads.reduce((sum, { bytes, isScript }) => sum + (isScript ? bytes : 0), 0) / 1000
  console.info(`${path}: ${kilobytes.toFixed(1)} kB of scripts, ${loads.length} requests`)
  expect(said).toEqual([])
  expect(kilobytes).toBeGreaterThan(80)
  expect(kilobytes).toBeLessThanOrEqual(budget.scripts)
  expect(loads.length).toBeLessThanOrEqual(budget.requests)
  expect(await shift()).toBeLessThanOrEqual(budget.shift)
}
