// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { startInspection } from '@/shared/lib/inspection'
import { scriptedBackEnd } from '../scripted-back-end'
import { authCharts } from './auth-charts'
import { authScreen } from './auth-flow-oracle'
import { shortCover } from './auth-flow-paths'
import { jsdomHand } from './jsdom-hand'
import { isCallOfAuth, screenDriver, standing, withoutScreen } from './screen-driver'

const coverage = driverCoverage('React', authCharts)
startInspection(coverage.inspect)

beforeEach(
  () => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
)
afterEach(() => void vi.useRealTimers())

describe('the site in jsdom follows the model of the way into an account', () => {
  test.each(shortCover().map((path) => [path.name, path] as const))(
    '%s',
    async (_, path) => {
      const server = scriptedBackEnd(isCallOfAuth, standing)
      await walk(path, authScreen, screenDriver(jsdomHand(server), server, Date.now))
    },
    60_000,
  )

  test('and every other transition of the charts is taken', () =>
    expect(coverage.missing().filter((key) => !withoutScreen.has(key))).toEqual([]))
})
