import { chromium, type Browser } from '@playwright/test'
import { stillPage } from './still-page.ts'
import { ownServer } from '../e2e/own-server.ts'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { findBrowser } from '../../scripts/find-browser.ts'

/**
 * Largest contentful paint and layout shift of the readable pages beside the same text without scripts, in turn, on “slow 4G” and a quarter of the
 * speed. The number of rounds may be given: `npm run bench:paint -- 9`.
 */
const rounds = Number(process.argv[2] ?? 7)
const pages = ['/', '/subjects/math', '/subjects/math/theory/notes/vidsotky-i-proportsii']
const slow4g = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 }
type Figures = { paint: number; shift: number }

await ensureBuilt()
const server = await ownServer({ CONTENT_DIR: 'content' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const path of pages) {
    const still = await stillPage(server.url + path)
    await measure(browser, server.url + path)
    const figures: { own: Figures; still: Figures }[] = []
    for (let round = 0; round < rounds; round += 1)
      figures.push({ still: await measure(browser, still.address), own: await measure(browser, server.url + path) })
    still.stop()
    const [own, least] = [median(figures.map((each) => each.own.paint)), median(figures.map((each) => each.still.paint))]
    const shift = Math.max(...figures.map((each) => each.own.shift))
    console.log(`${path}: ${own} мс, без скриптів ${least} мс, разом ${(own / least).toFixed(2)} × (бюджет 1,2); зсув ${shift.toFixed(3)}`)
  }
} finally {
  await browser.close()
  await server.remove()
}

async function measure(on: Browser, address: string): Promise<Figures> {
  const context = await on.newContext({ viewport: { width: 360, height: 800 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.paint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const figures = await page.evaluate(() => (globalThis as unknown as { seen: Figures }).seen)
  await context.close()
  return figures
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}
