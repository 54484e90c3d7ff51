import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordingSchema } from '#chart-lab/recording'
import { recordingOf } from '#chart-lab/testing'
import { faultReportsAnswerSchema, mostPacked } from '#contract/fault-report'
import { quotas, recountUsage } from '../../server/people/auth/quota.ts'
import { faultReports, usage, users } from '../../server/store/schema.ts'
import { removeExpired } from '../../server/run/schedule/tidy.ts'
import { openHarness, type Harness } from './setup/harness.ts'
import { readLog } from './setup/log.ts'

const operator = 'operator@example.com'
let api: Harness
let operatorToken: string
beforeAll(async () => {
  api = await openHarness({ operators: [operator] })
  operatorToken = (await api.account({ email: operator })).token
  await api.store.db.update(users).set({ emailVerifiedAt: api.clock.now }).where(eq(users.email, operator))
})
const log = readLog()
afterAll(() => api.close())

const recording = recordingOf({ entries: [{ at: 5, kind: 'press', what: 'button', name: 'Почати', nth: 0 }] })
const packed = (value: unknown) => gzipSync(JSON.stringify(value)).toString('base64')
const reportOf = (change: object = {}) => ({
  id: randomUUID(),
  at: api.clock.now.toISOString(),
  task: null,
  text: 'Кнопка не натискається',
  route: 'subject',
  build: 'b-1',
  recording: null,
  ...change,
})
const send = (token: string, report: object) => api.call('POST /v3/fault-reports', { token, body: report })
const list = async () =>
  v.parse(faultReportsAnswerSchema, (await api.call('GET /v3/operations/reports', { token: operatorToken })).body).data.reports
const opened = (id: string) => api.call(`GET /v3/operations/reports/${id}/recording`, { token: operatorToken })

describe('a report', () => {
  it('with a recording is seen by an operator, and the recording opens by its schema', async () => {
    const token = await api.guest()
    const [plain, recorded] = [reportOf(), reportOf({ at: api.clock.advance(5).toISOString(), recording: packed(recording) })]
    expect((await send(token, plain)).body).toEqual({ data: { recording: 'none' } })
    expect((await send(token, recorded)).body).toEqual({ data: { recording: 'kept' } })
    const [first, second] = await list()
    const { recording: _packed, ...told } = recorded
    expect([first, second]).toEqual([
      { ...told, bytes: expect.any(Number) as number },
      { ...plain, recording: undefined, bytes: null },
    ])
    const answer = await opened(recorded.id)
    expect([answer.headers.get('cache-control'), v.parse(recordingSchema, answer.body.data.recording)]).toEqual(['no-store', recording])
    expect((await opened(plain.id)).status).toBe(404)
  })

  it('that comes again is stored and counted once', async () => {
    const token = await api.guest()
    const report = reportOf({ recording: packed(recording) })
    await send(token, report)
    const used = async () =>
      (
        await api.store.db
          .select()
          .from(usage)
          .where(eq(usage.userId, await idOf(token)))
      )[0]?.bytes
    const before = await used()
    expect((await send(token, report)).body).toEqual({ data: { recording: 'kept' } })
    expect([(await list()).filter(({ id }) => id === report.id).length, await used()]).toEqual([1, before])
  })

  it('is not changed by a stranger who knows its id', async () => {
    const report = reportOf()
    await send(await api.guest(), report)
    expect((await send(await api.guest(), { ...report, text: 'інше', recording: packed(recording) })).body.data).toEqual({
      recording: 'unreadable',
    })
    expect((await list()).find(({ id }) => id === report.id)).toMatchObject({ text: 'Кнопка не натискається', bytes: null })
  })

  it.each([
    ['is too large', () => 'A'.repeat(Math.ceil(mostPacked / 3) * 4 + 4), 'tooLarge'],
    ['is no Base64', () => 'не запис', 'unreadable'],
    ['is not packed', () => Buffer.from(JSON.stringify(recording)).toString('base64'), 'unreadable'],
    ['does not fit the schema', () => packed({ ...recording, entries: [{ at: 1, kind: 'spell' }] }), 'unreadable'],
    ['is cut off', () => packed(recording).slice(0, 40), 'unreadable'],
    ['grows beyond measure', () => packed({ ...recording, page: ' '.repeat(5_000_000) }), 'unreadable'],
  ])('is taken without its recording where that %s', async (_name, text, outcome) => {
    const report = reportOf({ recording: text() })
    expect((await send(await api.guest(), report)).body).toEqual({ data: { recording: outcome } })
    expect((await list()).find(({ id }) => id === report.id)?.bytes).toBeNull()
  })

  it.each([{ text: 'а'.repeat(1001) }, { route: '/subjects/math' }, { task: { question: 'x', version: 0, reason: 'typo' } }, { id: '1' }])(
    'that does not fit (%#) is refused',
    async (change) => expect((await send(await api.guest(), reportOf(change))).status).toBe(422),
  )
})

const idOf = async (token: string): Promise<string> => (await api.call('GET /v3/user', { token })).body.data.user.id

describe('what a browser has not masked', () => {
  it('is masked before it is stored, in the words and in the recording', async () => {
    const bearer = 'bsSztry2U7jzOjbmXMdFtXHuFwd335r99vYa-XLQX7c'
    const report = reportOf({
      text: 'Напишіть на olia@example.com або +380 67 123 45 67',
      recording: packed({
        ...recording,
        device: { local: { token: bearer }, session: {} },
        entries: [
          { at: 1, kind: 'answer', method: 'GET', path: '/api/v3/user', status: 200, body: JSON.stringify({ email: 'olia@example.com' }) },
        ],
      }),
    })
    await send(await api.guest(), report)
    const text = (await opened(report.id)).text
    expect([text.includes(bearer), text.includes('olia@'), text.includes('masked@example.com')]).toEqual([false, false, true])
    expect((await list()).find(({ id }) => id === report.id)?.text).toBe('Напишіть на masked@example.com або +380000000000')
  })
})

describe('the place of a visitor', () => {
  const fill = async (token: string, bytes: number) => {
    await send(token, reportOf({ recording: packed(recording) }))
    await api.store.db
      .update(usage)
      .set({ bytes })
      .where(eq(usage.userId, await idOf(token)))
  }

  it('that is full keeps the report and leaves the recording out', async () => {
    const token = await api.guest()
    await fill(token, quotas.guest.bytes - 10)
    const report = reportOf({ recording: packed(recording) })
    expect((await send(token, report)).body).toEqual({ data: { recording: 'noRoom' } })
    expect((await list()).find(({ id }) => id === report.id)?.bytes).toBeNull()
    await fill(token, quotas.guest.bytes + 10)
    expect((await send(token, reportOf())).status).toBe(200)
  })

  it('is taken by recordings, as the count of the night knows', async () => {
    const token = await api.guest()
    await send(token, reportOf({ recording: packed(recording) }))
    const read = async () =>
      (
        await api.store.db
          .select()
          .from(usage)
          .where(eq(usage.userId, await idOf(token)))
      )[0]?.bytes ?? 0
    expect(await read()).toBeGreaterThan(100)
    await api.store.db.update(usage).set({ bytes: 10 ** 9 })
    await recountUsage(api.store.db)
    expect([(await read()) > 100, (await read()) < 10_000]).toEqual([true, true])
  })

  it('takes twenty reports in an hour', async () => {
    const token = await api.guest()
    const statuses: number[] = []
    for (let time = 0; time < 21; time++) statuses.push((await send(token, reportOf())).status)
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
  })
})

it('a recording is kept for 30 days, its report for 180', async () => {
  const report = reportOf({ recording: packed(recording) })
  await send(await api.guest(), report)
  const day = 86_400
  const state = async () => {
    await removeExpired(api.store.db, api.clock.now)
    const [row] = await api.store.db.select().from(faultReports).where(eq(faultReports.id, report.id))
    return row ? row.recording !== null : 'gone'
  }
  api.clock.advance(29 * day)
  const states = [await state()]
  api.clock.advance(2 * day)
  states.push(await state())
  expect((await send(await api.guest(), report)).body.data.recording).toBe('unreadable')
  api.clock.advance(150 * day)
  states.push(await state())
  expect(states).toEqual([true, false, 'gone'])
})

it('a report goes with its visitor: into the account, into the export, and away', async () => {
  const guest = await api.guest()
  const report = reportOf({ recording: packed(recording) })
  await send(guest, report)
  const { token } = await api.account({ anonymous_token: guest })
  const { export: all } = (await api.call('GET /v3/user/export', { token })).body.data
  expect(all.fault_reports).toMatchObject([{ id: report.id, text: report.text, recording: expect.any(String) as string }])
  await api.call('DELETE /v3/user', { token })
  expect(await api.store.db.select().from(faultReports).where(eq(faultReports.id, report.id))).toEqual([])
})

it('nobody but operators sees reports and recordings', async () => {
  const token = await api.guest()
  const report = reportOf({ recording: packed(recording) })
  await send(token, report)
  for (const path of ['/v3/operations/reports', `/v3/operations/reports/${report.id}/recording`]) {
    const statuses = [undefined, token, (await api.account()).token].map(
      async (bearer) => (await api.call(`GET ${path}`, bearer === undefined ? {} : { token: bearer })).status,
    )
    expect(await Promise.all(statuses)).toEqual([401, 404, 404])
  }
})

it('a report leaves one line in the log, once, without the words of its visitor', async () => {
  const token = await api.guest()
  const [site, task] = [reportOf(), reportOf({ task: { question: 'one-single', version: 1, reason: 'wrongKey' } })]
  for (const report of [site, task, site]) await send(token, report)
  expect(log.lines).toEqual([
    [`Помилка сайту ${site.id}: subject, b-1`],
    [`Помилка сайту ${task.id}: subject, b-1, завдання one-single, версія 1`],
  ])
})
