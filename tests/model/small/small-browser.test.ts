import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { ensureInspected } from '../../../scripts/build/ensure-inspected'
import { openBrowser } from '../open-browser'
import { scriptedBackEnd } from '../scripted-back-end'
import { twinServer } from '../twin-server'
import { browserDriver, openScriptedPage, type BrowserHold } from './browser-driver'
import { pageOracle, pagePaths, type PageHold } from './page-driver'
import { outboxPage } from './pages/outbox'
import { builtOutbox, outboxInBrowser } from './pages/outbox-browser'
import { purchasePage } from './pages/purchase'
import { purchaseInBrowser } from './pages/purchase-browser'
import { data } from './pages/reading'
import { smallCharts } from './small-charts'

type Told = { type: string }
type Play = { page: PageHold<Told>; browser: BrowserHold<Told, unknown> }

const plays = {
  purchase: { page: purchasePage, browser: purchaseInBrowser } as unknown as Play,
  outbox: { page: builtOutbox(outboxPage), browser: outboxInBrowser } as unknown as Play,
}
let browser: Browser
let twin: Awaited<ReturnType<typeof twinServer>>

beforeAll(async () => {
  await ensureInspected()
  twin = await twinServer()
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  twin?.close()
})

describe.each(Object.entries(plays))('%s in a browser follows its model', (name, { page, browser: own }) => {
  const small = smallCharts[name as keyof typeof plays]
  const coverage = driverCoverage('Chromium', { [name]: small.chart })
  const heard = new Set([...Object.values(page.calls), ...(page.heard ?? [])])

  test.each(pagePaths(small, page).map((path) => [path.name, path] as const))(
    '%s',
    async (_, path) => {
      const backEnd = scriptedBackEnd((call) => heard.has(call), { 'POST v3/auth/anonymous': data({ token: 'g1' }), ...page.standing })
      twin.use(backEnd)
      const scripted = await openScriptedPage(browser, twin.origin, backEnd)
      await own.begin?.(scripted)
      const { offers, ...driver } = browserDriver(scripted, page, own, coverage.add)
      await walk(path, pageOracle(small, page), { ...driver, ...(offers && { offers }) })
    },
    120_000,
  )

  test('and every transition is taken that the page can take', () =>
    expect(coverage.missing().toSorted()).toEqual(Object.keys(page.elsewhere ?? {}).toSorted()))
})
