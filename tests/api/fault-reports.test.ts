import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultReportsAnswerSchema, mostEvents } from '#contract/fault-report'
import { faultReports, users } from '../../server/store/schema.ts'
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

const reportOf = (change: object = {}) => ({
  id: randomUUID(),
  at: api.clock.now.toISOString(),
  text: 'Кнопка не натискається',
  route: 'subject',
  build: 'b-1',
  events: ['session: xstate.init', 'authModal: modal.open'],
  ...change,
})
const send = (token: string, report: object) => api.call('POST /v3/fault-reports', { token, body: report })
const list = async () =>
  v.parse(faultReportsAnswerSchema, (await api.call('GET /v3/operations/reports', { token: operatorToken })).body).data.reports

describe('a report', () => {
  it('is seen by an operator with its events, and nothing says whose it is', async () => {
    const token = await api.guest()
    const [first, second] = [reportOf(), reportOf({ at: api.clock.advance(5).toISOString(), events: [] })]
    for (const report of [first, second]) expect((await send(token, report)).body).toEqual({ data: {} })
    expect((await list()).slice(0, 2)).toEqual([second, first])
  })

  it('that comes again is stored once', async () => {
    const token = await api.guest()
    const report = reportOf()
    for (let time = 0; time < 2; time++) expect((await send(token, report)).status).toBe(200)
    expect((await list()).filter(({ id }) => id === report.id)).toHaveLength(1)
  })

  it('is not changed by a stranger who knows its id', async () => {
    const report = reportOf()
    await send(await api.guest(), report)
    await send(await api.guest(), { ...report, text: 'інше' })
    expect((await list()).find(({ id }) => id === report.id)).toMatchObject({ text: 'Кнопка не натискається' })
  })

  it('of an older build is taken without its recording and its task', async () => {
    const { events: _events, ...report } = reportOf({ task: null, recording: 'H4sI'.repeat(60_000) })
    expect((await send(await api.guest(), report)).body).toEqual({ data: {} })
    expect((await list()).find(({ id }) => id === report.id)?.events).toEqual([])
  })

  it.each([
    { text: 'а'.repeat(1001) },
    { route: '/subjects/math' },
    { id: '1' },
    { events: ['<script>'] },
    { events: ['cards: write {"front":"таємне"}'] },
    { events: Array<string>(mostEvents + 1).fill('a: b') },
  ])('that does not fit (%#) is refused', async (change) => expect((await send(await api.guest(), reportOf(change))).status).toBe(422))
})

it('e-mails and telephone numbers in the words are masked before they are stored', async () => {
  const report = reportOf({ text: 'Напишіть на olia@example.com або +380 67 123 45 67' })
  await send(await api.guest(), report)
  expect((await list()).find(({ id }) => id === report.id)?.text).toBe('Напишіть на masked@example.com або +380000000000')
})

it('a visitor sends twenty reports in an hour', async () => {
  const token = await api.guest()
  const statuses: number[] = []
  for (let time = 0; time < 21; time++) statuses.push((await send(token, reportOf())).status)
  expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
})

it('a report is kept for 180 days', async () => {
  const report = reportOf()
  await send(await api.guest(), report)
  const state = async () => {
    await removeExpired(api.store.db, api.clock.now)
    return (await api.store.db.select().from(faultReports).where(eq(faultReports.id, report.id))).length
  }
  api.clock.advance(179 * 86_400)
  const states = [await state()]
  api.clock.advance(2 * 86_400)
  states.push(await state())
  expect(states).toEqual([1, 0])
})

it('a report goes with its visitor: into the account, into the export, and away', async () => {
  const guest = await api.guest()
  const report = reportOf()
  await send(guest, report)
  const { token } = await api.account({ anonymous_token: guest })
  const { export: all } = (await api.call('GET /v3/user/export', { token })).body.data
  expect(all.fault_reports).toMatchObject([{ id: report.id, text: report.text, events: report.events }])
  await api.call('DELETE /v3/user', { token })
  expect(await api.store.db.select().from(faultReports).where(eq(faultReports.id, report.id))).toEqual([])
})

it('nobody but operators sees reports', async () => {
  const token = await api.guest()
  await send(token, reportOf())
  const statuses = [undefined, token, (await api.account()).token].map(
    async (bearer) => (await api.call('GET /v3/operations/reports', bearer === undefined ? {} : { token: bearer })).status,
  )
  expect(await Promise.all(statuses)).toEqual([401, 404, 404])
})

it('a report leaves one line in the log, once, without the words of its visitor', async () => {
  const token = await api.guest()
  const report = reportOf()
  for (let time = 0; time < 2; time++) await send(token, report)
  expect(log.lines).toEqual([[`Помилка сайту ${report.id}: subject, b-1`]])
})
