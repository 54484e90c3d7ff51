import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { vitalsFaults, vitalsMeasures, users } from '../../server/store/schema.ts'
import { removeExpired } from '../../server/run/schedule/tidy.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const operator = 'operator@example.com'
let api: Harness
const open = async (change: Parameters<typeof openHarness>[0] = {}) => (api = await openHarness({ operators: [operator], ...change }))
afterEach(async () => {
  vi.restoreAllMocks()
  await api.close()
})

const report = (change: object = {}) =>
  api.call('POST /v3/field-reports', { body: { route: 'subject', build: 'b-1', measured: { LCP: 1200, CLS: 40, outbox: 0 }, ...change } })
const error = {
  kind: 'error',
  name: 'TypeError',
  message: 'no olia@example.com',
  places: ['/assets/index-a1B2.js:12:345', '/assets/index-a1B2.js:1:1'],
  route: 'dashboard',
  build: 'b-1',
  isFatal: false,
}
const fault = (change: object = {}) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return api.call('POST /v3/client-errors', { body: { ...error, ...change } })
}

/** An account of this address, which its owner has shown to have. */
async function account(email: string, isVerified = true) {
  const { token } = await api.account({ email })
  if (isVerified) await api.store.db.update(users).set({ emailVerifiedAt: api.clock.now }).where(eq(users.email, email))
  return token
}
const seen = async () => (await api.call('GET /v3/operations', { token: await account(operator) })).body.data.operations

it('what visits tell is added up by page and build, and so are errors', async () => {
  await open()
  const token = await api.guest()
  await api.call('POST /v3/field-reports', {
    token,
    headers: { 'x-device-id': 'd-1' },
    body: { route: 'subject', build: 'b-1', measured: { LCP: 900 } },
  })
  expect((await report()).body).toEqual({ success: true })
  await report({ build: 'b-2', measured: { LCP: 12_000 } })
  await fault()
  await fault()
  await fault({ route: 'nowhere', isFatal: true, places: [] })
  const at = (counts: Record<number, number>, length: number) => Array.from({ length }, (_, group) => counts[group] ?? 0)
  const words = { kind: 'error', name: 'TypeError', message: 'no …', lastDay: '2026-11-20', build: 'b-1' }
  expect(await seen()).toEqual({
    days: 28,
    builds: ['b-1', 'b-2'],
    measures: [
      { build: 'b-1', route: 'subject', measure: 'CLS', count: 1, counts: at({ 2: 1 }, 9) },
      { build: 'b-1', route: 'subject', measure: 'LCP', count: 2, counts: at({ 1: 1, 2: 1 }, 10) },
      { build: 'b-1', route: 'subject', measure: 'outbox', count: 1, counts: at({ 0: 1 }, 9) },
      { build: 'b-2', route: 'subject', measure: 'LCP', count: 1, counts: at({ 9: 1 }, 10) },
    ],
    faults: [
      { ...words, route: 'dashboard', place: '/assets/index-a1B2.js:12:345', isFatal: false, count: 2 },
      { ...words, route: 'unknown', place: '', isFatal: true, count: 1 },
    ],
  })
})

it('nothing that is stored says whose visit it was', async () => {
  await open()
  await report()
  await fault()
  const columns = [vitalsMeasures, vitalsFaults].map((table) => Object.keys(table).filter((name) => name !== 'enableRLS'))
  expect(columns).toEqual([
    ['day', 'build', 'route', 'measure', 'group', 'count'],
    ['day', 'build', 'route', 'kind', 'name', 'message', 'place', 'isFatal', 'count'],
  ])
})

it.each([
  { route: '/subjects/math' },
  { route: 'nowhere' },
  { build: 'b 1' },
  { measured: { LCP: -1 } },
  { measured: { LCP: 'x' } },
  { measured: undefined },
])('%j does not fit', async (change) => {
  await open()
  expect((await report(change)).status).toBe(422)
})

it('an address that nobody has shown to be the owner’s opens nothing, nor does any other account', async () => {
  await open()
  const gone = { errorMessage: 'Такої адреси в API немає' }
  for (const token of [await account(operator, false), await account('other@example.com'), await api.guest()]) {
    const { status, body } = await api.call('GET /v3/operations', { token })
    expect([status, body]).toEqual([404, gone])
  }
})

it('where no operator is named nobody is one', async () => {
  await open({ operators: [] })
  expect((await api.call('GET /v3/operations', { token: await account(operator) })).status).toBe(404)
})

it('of the builds that this server does not send out none has a name', async () => {
  const site = mkdtempSync(join(tmpdir(), 'skladu-field-'))
  writeFileSync(join(site, 'index.html'), '<html><head><meta name="build" content="b-9" data-time="x" /></head></html>')
  await open({ site })
  for (const build of ['b-9', 'b-8', 'made-up']) await report({ build, measured: { LCP: 1 } })
  const { builds, measures } = await seen()
  expect([builds.toSorted(), measures.map(({ build, count }: { build: string; count: number }) => [build, count])]).toEqual([
    ['b-9', 'earlier'],
    [
      ['b-9', 1],
      ['earlier', 2],
    ],
  ])
})

it('where the site is sent by others so many builds have a name and no more', async () => {
  await open()
  for (let number = 0; number < 25; number++) await report({ build: `b-${number}`, measured: { LCP: 1 } })
  expect((await seen()).builds).toHaveLength(21)
})

it('after four weeks it is gone', async () => {
  await open()
  await report()
  await fault()
  api.clock.advance(27 * 86_400)
  await removeExpired(api.store.db, api.clock.now)
  expect((await seen()).measures).toHaveLength(3)
  api.clock.advance(86_400)
  await removeExpired(api.store.db, api.clock.now)
  expect([await api.store.db.select().from(vitalsMeasures), await api.store.db.select().from(vitalsFaults)]).toEqual([[], []])
})
