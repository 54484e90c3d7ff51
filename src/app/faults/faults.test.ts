import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ClientError } from '#contract/client-error'
import { configureApi } from '@/shared/api'
import { hearFaults } from './hear-faults'
import { faultReporter } from './report-fault'
import { testClient } from '../../../tests/fixtures/test-client'

const said: (string | undefined)[] = []
const reports: ClientError[] = []
const broken: unknown[] = []
let isBroken = false
const listeners = new Map<string, (event: object) => void>()

beforeEach(() => {
  for (const list of [said, reports, broken]) list.length = 0
  isBroken = false
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => void listeners.set(type, listener))
})
afterEach(() => void vi.unstubAllGlobals())

const start = () =>
  hearFaults({
    isBroken: () => isBroken,
    breakDown: (error) => void broken.push(error),
    report: (report) => void reports.push(report),
    toast: ({ detail }) => void said.push(detail),
    route: () => 'dashboard',
    build: 'b-1',
    now: () => 0,
  })
const error = () =>
  Object.assign(new TypeError('no olia@example.com'), { stack: 'TypeError\n at f (https://site.test/assets/index-a1.js:12:345)' })

describe('an error that nobody has caught', () => {
  test.each([
    ['in a timer', 'error', (thrown: unknown) => ({ error: thrown }), 'error'],
    ['in a promise', 'unhandledrejection', (thrown: unknown) => ({ reason: thrown }), 'rejection'],
  ])('%s is a toast where the page goes on, and a report without anything of the visitor', (_, type, eventOf, kind) => {
    start()
    listeners.get(type)?.(eventOf(error()))
    expect([said, broken]).toEqual([['An unexpected error occurred'], []])
    expect(reports).toEqual([
      {
        kind,
        name: 'TypeError',
        message: 'no …',
        places: ['/assets/index-a1.js:12:345'],
        route: 'dashboard',
        build: 'b-1',
        isFatal: false,
      },
    ])
  })

  test('where the page can no longer work the error page takes its place', () => {
    start()
    isBroken = true
    const thrown = error()
    listeners.get('error')?.({ error: thrown })
    expect([broken, said, reports[0]?.isFatal]).toEqual([[thrown], [], true])
  })

  test('five within ten seconds are a page that can no longer work', () => {
    start()
    for (let count = 0; count < 5; count += 1) listeners.get('unhandledrejection')?.({ reason: error() })
    expect([broken.length, said.length]).toEqual([1, 4])
  })

  test.each([
    ['a failed call', { reason: Object.assign(new Error('down'), { name: 'NetworkError' }) }],
    ['a call that was given up', { reason: new DOMException('aborted', 'AbortError') }],
    ['a missed chunk', { reason: new TypeError('Failed to fetch dynamically imported module: /assets/a.js') }],
    ['an extension of the browser', { reason: Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js:1:1' }) }],
    ['nothing at all', { reason: undefined }],
  ])('%s is none of ours', (_, event) => {
    start()
    listeners.get('unhandledrejection')?.(event)
    expect([said, broken, reports]).toEqual([[], [], []])
  })
})

describe('reports', () => {
  const sent: unknown[] = []
  beforeEach(() => {
    sent.length = 0
    configureApi({
      ...testClient,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        sent.push([new URL(request.url).pathname, request.headers.has('authorization'), await request.json()])
        return Response.json({ success: true })
      },
    })
  })
  const report = (message: string): ClientError => ({
    kind: 'error',
    name: 'TypeError',
    message,
    places: [],
    route: 'dashboard',
    build: '',
    isFatal: false,
  })

  test('come of a share of the visits, each fault once, three at the most, without a bearer', async () => {
    const tell = faultReporter(0.25, () => 0.24)
    for (const message of ['a', 'a', 'b', 'c', 'd']) await tell(report(message))
    expect(sent).toEqual(['a', 'b', 'c'].map((message) => ['/api/v3/client-errors', false, report(message)]))
  })

  test('do not come of the other visits', async () => {
    await faultReporter(0.25, () => 0.25)(report('a'))
    expect(sent).toEqual([])
  })
})
