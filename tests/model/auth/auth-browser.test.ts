import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { ensureInspected } from '../../../scripts/build/ensure-inspected'
import { openBrowser } from '../open-browser'
import { scriptedBackEnd } from '../scripted-back-end'
import { twinServer } from '../twin-server'
import { authCharts } from './auth-charts'
import { authScreen } from './auth-flow-oracle'
import { shortCover } from './auth-flow-paths'
import { browserHand } from './browser-hand'
import { isCallOfAuth, screenDriver, standing, withoutScreen } from './screen-driver'

const coverage = driverCoverage('Chromium', authCharts)
let browser: Browser
let twin: Awaited<ReturnType<typeof twinServer>>

beforeAll(async () => {
  await ensureInspected()
  twin = await twinServer({ googleApiKey: 'g', providerScripts: { google: 'data:text/javascript,' } })
  browser = await openBrowser()
}, 240_000)

describe('the built site in a browser follows the model of the way into an account', () => {
  test.each(shortCover().map((path) => [path.name, path] as const))(
    '%s',
    async (_, path) => {
      const server = scriptedBackEnd(isCallOfAuth, standing)
      twin.use(server)
      const hand = await browserHand(browser, twin.origin, coverage.add)
      await walk(path, authScreen, screenDriver(hand, server, hand.now))
    },
    90_000,
  )

  /** A refused refresh is taken by the drivers without a browser. */
  const elsewhere = new Set(['session.signedIn.token.refreshing | xstate.error.actor.refreshTokens | 0', ...withoutScreen])
  test('and every other transition of the charts is taken', () =>
    expect(coverage.missing().filter((key) => !elsewhere.has(key))).toEqual([]))
})

afterAll(async () => {
  await browser?.close()
  twin?.close()
})
