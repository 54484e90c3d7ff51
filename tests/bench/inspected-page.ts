import react from '@vitejs/plugin-react'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright'
import { build, preview, type InlineConfig } from 'vite'
import { ensureInspected } from '../../scripts/build/ensure-inspected.ts'
import { siteModule } from '../../scripts/site-module.ts'

/**
 * Milliseconds between the frames while 300 actors take 10,000 events under the open panel, until each view of them is drawn, and between the
 * frames while all of it is searched.
 */
export type Crowd = { frames: number[]; views: Record<string, number>; searched: number[] }
/** Shares of throughput that are left in a browser: with an observer that does nothing, and while the panel is open. */
export type OpenPanel = { idle: number[]; open: number[]; crowd: Crowd }

export async function openPanel(browser: Browser, pairs: number): Promise<OpenPanel> {
  const outDir = mkdtempSync(resolve('node_modules/.cache/panel-'))
  const settings = {
    root: resolve('tests/bench/panel-page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { tsconfigPaths: true },
  } satisfies InlineConfig
  // Vite sets it to `development` for what it loads into Node, and the panel would be measured with React’s development build.
  process.env['NODE_ENV'] = 'production'
  await build({ ...settings, build: { outDir, emptyOutDir: true } })
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}/`)
    await page.locator('[data-state="session"]').waitFor()
    const pace = await paceOf(page)
    const ratiosOf = async (name: 'idle' | 'open') => {
      const found: number[] = []
      for (let turn = 0; turn <= pairs; turn += 1) {
        const early = await pace(turn % 2 === 0 ? 'plain' : name)
        const late = await pace(turn % 2 === 0 ? name : 'plain')
        // The first pair warms the page up.
        if (turn > 0) found.push(turn % 2 === 0 ? late / early : early / late)
      }
      return found
    }
    const [idle, open] = [await ratiosOf('idle'), await ratiosOf('open')]
    return { idle, open, crowd: await page.evaluate(() => (globalThis as unknown as { crowd: () => Promise<Crowd> }).crowd()) }
  } finally {
    await page.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}

type Worker = { work: (name: string) => Promise<number> }

/** Events per CPU millisecond of the main thread of the page, drawing included: what else the machine does is not counted. */
async function paceOf(page: Page): Promise<(name: 'plain' | 'idle' | 'open') => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN)
  }
  return async (name) => {
    const before = await spent()
    const events = await page.evaluate((each) => (globalThis as unknown as Worker).work(each), name)
    return events / ((await spent()) - before)
  }
}

/** Milliseconds from the address to the first drawing of a chart of the site, each time in a browser that has seen nothing. */
export async function firstDrawings(browser: Browser, rounds: number): Promise<number[]> {
  await ensureInspected()
  const { twinServer } = await siteModule<typeof import('../model/twin-server.ts')>(resolve('tests/model/twin-server.ts'))
  const { scriptedBackEnd } = await siteModule<typeof import('../model/scripted-back-end.ts')>(resolve('tests/model/scripted-back-end.ts'))
  const twin = await twinServer()
  twin.use(scriptedBackEnd(() => false))
  try {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      const page = await context.newPage()
      await page.goto(`${twin.origin}/__statecharts?chart=survey`)
      await page.locator('[data-state="survey"]').waitFor()
      times.push(await page.evaluate(() => performance.now()))
      await context.close()
    }
    return times
  } finally {
    twin.close()
  }
}
