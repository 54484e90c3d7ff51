import { chromium } from '@playwright/test'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { findBrowser } from '../../scripts/find-browser/find-browser.ts'
import { separateServer } from '../e2e/separate-server.ts'

/**
 * From the request for `/dashboard` to its first card, on “slow 4G” after an earlier visit; the limit is 1.5 s. Rounds: `npm run
 * bench:dashboard -- 15`.
 */
const rounds = Number(process.argv[2] ?? 9)
const slow4g = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_375 }

await ensureBuilt()
const server = await separateServer({ CONTENT_DIR: 'content' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
  await page.goto(`${server.url}/dashboard`, { waitUntil: 'networkidle' })
  await page.getByRole('region', { name: 'Сьогодні' }).waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Сьогодні')) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { cardAt: performance.now() })))
    }).observe(document, { childList: true, subtree: true })
  })
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.goto('about:blank')
    await page.goto(`${server.url}/dashboard`)
    const shown = await page.waitForFunction(() => (globalThis as { cardAt?: number }).cardAt)
    times.push(Math.round((await shown.jsonValue()) ?? 0))
    await page.waitForLoadState('networkidle')
  }
  const sorted = times.toSorted((a, b) => a - b)
  console.log(`/dashboard: медіана ${sorted[Math.floor(rounds / 2)]} мс, усі ${times.join(' ')} (бюджет 1500)`)
} finally {
  await browser.close()
  await server.remove()
}
