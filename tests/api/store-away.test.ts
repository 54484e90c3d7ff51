import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPostgres, type Running } from '../../scripts/test/real-postgres.ts'
import { makeDatabase } from './setup/postgres.ts'
import { runServer, type SeparateProcess } from './setup/separate-process.ts'
import { openSlowLine } from './setup/slow-line.ts'

let postgres: Running
let line: Awaited<ReturnType<typeof openSlowLine>>
let server: SeparateProcess
beforeAll(async () => {
  postgres = await startPostgres()
  const url = new URL(await makeDatabase(postgres.url, 'away'))
  line = await openSlowLine(Number(url.port))
  url.port = String(line.port)
  server = await runServer({ DATABASE_URL: url.href, SECRET: 'a secret of the tests, long enough' })
}, 120_000)
beforeEach(() => line.slow(0))
afterAll(async () => {
  await server?.stop()
  line?.close()
  await postgres?.stop()
})

const guest = async (): Promise<string> => (await server.post('/v3/auth/anonymous', {})).body.data.token
const begin = (token: string) => server.post('/v3/surveys', { subject: 'training', mode: 'quick', count: 5 }, token, randomUUID())
const ready = async () => {
  const answer = await fetch(`${server.address}/readyz`)
  return [answer.status, await answer.json()]
}
/** From the moment the store is back to the first good answer. */
async function millisecondsToGood(token: string): Promise<number> {
  await postgres.start()
  const from = performance.now()
  await expect.poll(async () => (await server.get('/v3/user', token)).status, { timeout: 10_000, interval: 50 }).toBe(200)
  return performance.now() - from
}

describe('a PostgreSQL that is killed in the middle of work', () => {
  it('leaves the server alive, answering 503 with Retry-After, and good again within a second of its return', async () => {
    const token = await guest()
    expect((await begin(token)).status).toBe(201)
    const many = Array.from({ length: 60 }, async () => (await pause(Math.random() * 150), begin(token)))
    await pause(60)
    await postgres.kill()
    const during = await Promise.all(many)
    expect(during.filter(({ status }) => ![201, 409, 503].includes(status))).toEqual([])
    const refused = await begin(token)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([503, expect.toSatisfy((seconds: number) => seconds >= 1)])
    expect(await ready()).toEqual([503, { status: 'unavailable', reason: 'away' }])
    const returns = [await millisecondsToGood(token)]
    // On a machine with other work a return may wait for a processor: the quickest of three counts.
    for (let more = 0; more < 2; more++) {
      await postgres.kill()
      expect((await begin(token)).status).toBe(503)
      returns.push(await millisecondsToGood(token))
    }
    expect(Math.min(...returns)).toBeLessThan(1000)
    expect(await ready()).toEqual([200, { status: 'ok' }])
    // The queue of background work says in a line of its own that it has lost the store.
    const lines = server.error().split('\n')
    expect(lines.filter((said) => said !== '' && !said.startsWith('Черга фонових робіт: '))).toEqual([])
  }, 180_000)
})

it('a PostgreSQL that answers two seconds late is said to be slow, and calls are answered', async () => {
  const token = await guest()
  line.slow(2000)
  expect(await ready()).toEqual([200, { status: 'slow' }])
  expect((await server.get('/v3/user/facts?kind=task.save', token)).status).toBe(200)
}, 60_000)

it('a PostgreSQL that may only be read answers what is read, refuses what is written, and says so', async () => {
  const token = await guest()
  const only = async (value: string) => {
    const client = new pg.Client(postgres.url)
    await client.connect()
    await client.query(`alter system set default_transaction_read_only = ${value}`)
    await client.query('select pg_reload_conf()')
    await client.end()
  }
  await only('on')
  await expect.poll(ready).toEqual([503, { status: 'unavailable', reason: 'readOnly' }])
  expect([(await server.get('/v3/user', token)).status, (await begin(token)).status]).toEqual([200, 503])
  await only('off')
  await expect.poll(ready).toEqual([200, { status: 'ok' }])
  expect((await begin(token)).status).toBe(201)
})
