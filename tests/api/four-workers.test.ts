import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { restateAll } from '../../server/money/payments/restate-all.ts'
import { openPostgres } from '../../server/store/open-postgres.ts'
import { findSession } from '../../server/people/auth/find-session.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { eightfold, openWorkers } from './setup/workers.ts'

const workers = await openWorkers(4)
const { server } = workers
afterAll(() => workers.close())

it('four processes answer on one port: eight writers make one survey, each fact once, one result, one summary', async () => {
  expect(workers.processes()).toHaveLength(4)
  const token = await workers.guest()
  const key = randomUUID()
  const made = await eightfold(() => server.post('/v3/surveys', { subject: 'training', mode: 'nmt', paper: 'one' }, token, key))
  const [id = '', ...others] = new Set(made.map(({ body }) => body.data.survey.id as string))
  expect([others, await workers.count('select count(*)::int as count from surveys where id = $1', [id])]).toEqual([[], 1])
  const events = answersAt(new Date(), right('one'))
  const sent = await eightfold(() => server.post(`/v3/surveys/${id}/events`, { events }, token))
  expect(sent.reduce((sum, { body }) => sum + (body.data.accepted as number), 0)).toBe(9)
  const finished = await eightfold(() => server.post(`/v3/surveys/${id}/finish`, {}, token, randomUUID()))
  expect(finished.map(({ status, body }) => [status, body.data.result.raw])).toEqual(Array.from({ length: 8 }, () => [200, 19]))
  const statistics = await eightfold(() => server.get('/v3/user/v2-statistic', token))
  expect(new Set(statistics.map(({ body }) => body.data.statistic.surveys_finished as number))).toEqual(new Set([1]))
}, 60_000)

it('the books hold across processes: a payment that is told eight times is one right, and what went back eight times is none', async () => {
  const token = await workers.guest()
  const order = await server.post('/v3/payments', { product: 'month', email: 'mama@example.com' }, token, randomUUID())
  const { data, signature } = order.body.data.checkout as { data: string; signature: string }
  const press = (status: string) =>
    fetch(`${server.address}/api/sandbox/liqpay/decision`, {
      method: 'POST',
      body: new URLSearchParams({ data, signature, status }),
      redirect: 'manual',
    })
  const premium = async () => (await server.get('/v3/user', token)).body.data.user.premium.status as string
  const rights = () => workers.count('select count(*)::int as count from subscriptions where ends_at > now()')
  expect(new Set((await eightfold(() => press('sandbox'))).map(({ status }) => status))).toEqual(new Set([303]))
  expect([await premium(), await rights()]).toEqual(['active', 1])
  const store = await openPostgres(workers.url)
  expect(await restateAll(store.db, new Date())).toBe(0)
  await eightfold(() => press('reversed'))
  expect([await premium(), await rights(), await restateAll(store.db, new Date())]).toEqual(['none', 0, 0])
  await store.close()
}, 60_000)

it('limits count across processes: of eight wrong passwords at once five are compared', async () => {
  const email = `${randomUUID()}@example.com`
  await server.post('/v3/register', { name: 'Оля', email, password: 'довгий пароль' })
  const tries = await eightfold((turn) => server.post('/v3/login', { email, password: `не той пароль ${turn}` }))
  expect(tries.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
}, 60_000)

it('a question that every call asks is read and planned once by PostgreSQL, and answered as before', async () => {
  const store = await openPostgres(workers.url, { connections: 1, waiting: 5 })
  const answers = []
  for (let turn = 0; turn < 4; turn += 1) answers.push(await findSession(store.db, 'no session', new Date(), null))
  const named = (await store.db.execute(sql`select name from pg_prepared_statements`)) as { rows: { name: string }[] }
  await store.close()
  expect(answers).toEqual([null, null, null, null])
  expect(named.rows).toEqual([{ name: 'find_reader' }])
})
