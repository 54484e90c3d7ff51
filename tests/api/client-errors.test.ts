import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())
afterEach(() => void vi.restoreAllMocks())

const error = {
  kind: 'error',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'map')",
  places: ['/assets/index-a1B2.js:12:345'],
  route: 'dashboard',
  build: 'b-1',
  isFatal: false,
}
const report = (change: object = {}, headers: Record<string, string> = {}) =>
  api.call('POST /v3/client-errors', { body: { ...error, ...change }, headers })

it('is one line in the operator’s log, without who it was', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const token = await api.guest()
  const { status, body } = await report({ message: 'no olia@example.com' }, { 'x-device-id': 'd-123', authorization: `Bearer ${token}` })
  expect([status, body]).toEqual([200, { success: true }])
  expect(log.mock.calls).toEqual([[`client error ${JSON.stringify({ ...error, message: 'no …' })}`]])
})

it.each([
  { places: ['https://evil.test/x.js:1:1'] },
  { places: ['/subjects/math?name=Оля:1:1'] },
  { route: '/profile?name=Оля' },
  { name: 'Оля' },
  { message: 'x'.repeat(201) },
  { kind: 'other' },
])('%j does not fit', async (change) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect((await report(change)).status).toBe(422)
  expect(log).not.toHaveBeenCalled()
})

it('thirty an hour from one network are enough', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const fresh = await openHarness()
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) statuses.push((await fresh.call('POST /v3/client-errors', { body: error })).status)
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429])
  await fresh.close()
})

it.each([
  [
    'the older form',
    {
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js?token=secret',
        'document-uri': 'https://site.test/a?b=1',
      },
    },
    { directive: 'script-src-elem', source: 'https://evil.example' },
  ],
  [
    'the newer form',
    [{ type: 'csp-violation', url: 'https://site.test/a?b=1', body: { effectiveDirective: 'style-src', blockedURL: 'inline' } }],
    { directive: 'style-src', source: 'inline' },
  ],
])('what the policy did not let through is one line in %s, without the address of the page', async (_, body, line) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const answer = await api.call('POST /v3/client-errors/policy', {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/csp-report' },
  })
  expect([answer.status, log.mock.calls]).toEqual([200, [[`policy ${JSON.stringify(line)}`]]])
})

it('every answer says where the policy is reported, and nonsense there is refused', async () => {
  const { headers } = await api.fetch('/healthz')
  expect(headers.get('content-security-policy')).toMatch(/; report-uri \/api\/v3\/client-errors\/policy; report-to policy$/)
  expect(headers.get('reporting-endpoints')).toBe('policy="/api/v3/client-errors/policy"')
  expect((await api.call('POST /v3/client-errors/policy', { body: '{"x":1}' })).status).toBe(422)
})
