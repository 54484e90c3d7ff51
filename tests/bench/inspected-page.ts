import react from '@vitejs/plugin-react'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Browser } from 'playwright'
import { build, preview, type InlineConfig } from 'vite'
import { ensureInspected } from '../../scripts/build/ensure-inspected.ts'
import { siteModule } from '../../scripts/site-module.ts'

/** Milliseconds between the frames while 300 actors take 10,000 events under the open panel, and until each view of them is drawn. */
export type Crowd = { frames: number[]; views: Record<string, number> }
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
  await build({ ...settings, build: { outDir, emptyOutDir: true } })
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}/`)
    await page.locator('[data-state="session"]').waitFor()
    return await page.evaluate(async (count) => {
      const { ratios, crowd } = globalThis as unknown as {
        ratios: (of: number) => Promise<Omit<OpenPanel, 'crowd'>>
        crowd: () => Promise<Crowd>
      }
      return { ...(await ratios(count)), crowd: await crowd() }
    }, pairs)
  } finally {
    await page.close()
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
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
