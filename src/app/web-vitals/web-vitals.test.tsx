import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWebVitals } from './start-web-vitals'
import { watchVisit, type Vitals, type WatchedVisit } from './watch-visit'

type Tell = (metric: { value: number }) => void
const told: [string, unknown][] = []
let visibility: DocumentVisibilityState = 'visible'
const field: WatchedVisit = { share: 0.25, address: '/api/v3/field-reports', build: 'b-1', route: 'subject', oldest: async () => null }

beforeEach(() => {
  told.length = 0
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.stubGlobal('navigator', { sendBeacon: (address: string, body: string) => told.push([address, JSON.parse(body)]) > 0 })
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function leave(): void {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}

/** The library, as far as this hears it. */
function listening() {
  const heard = new Map<string, Tell>()
  const hear = (name: string) => (tell: Tell) => void heard.set(name, tell)
  const vitals: Vitals = { onCLS: hear('CLS'), onFCP: hear('FCP'), onINP: hear('INP'), onLCP: hear('LCP'), onTTFB: hear('TTFB') }
  return { vitals, say: (name: string, value: number) => heard.get(name)?.({ value }) }
}

test('a visit tells once, when it is left, what was measured and nothing else', async () => {
  const { vitals, say } = listening()
  watchVisit({ ...field, oldest: async () => Date.now() - 90_000 }, vitals)
  await Promise.resolve()
  say('LCP', 1234.5678)
  say('CLS', 0.0512)
  leave()
  leave()
  expect(told).toEqual([
    [
      '/api/v3/field-reports',
      { route: 'subject', build: 'b-1', measured: { LCP: 1234.6, CLS: 51.2, outbox: expect.closeTo(90_000, -3) as number } },
    ],
  ])
})

test('an outbox with nothing in it is told as empty', async () => {
  watchVisit(field, listening().vitals)
  await Promise.resolve()
  leave()
  expect(told).toEqual([['/api/v3/field-reports', { route: 'subject', build: 'b-1', measured: { outbox: 0 } }]])
})

test.each([
  ['the lot falls on', {}, 0.24, 1],
  ['the lot does not fall on', {}, 0.25, 0],
  ['begins at an unknown address', { route: undefined }, 0, 0],
  ['comes to a deployment without reports', { share: 0 }, 0, 0],
] as const)('of a visit that %s as many are watched as should be', (_, change, lot, times) => {
  const watched = vi.fn<() => void>()
  startWebVitals({ ...field, ...change }, { random: () => lot, whenQuiet: watched })
  expect(watched).toHaveBeenCalledTimes(times)
})
