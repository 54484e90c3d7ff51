import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Deps } from '../deps.ts'
import { answerProblem } from '../../base/problem.ts'
import { receiveFirst, usualReceiving } from './receive-first.ts'

const minute = 60_000

/** A server that takes so many calls and bytes of one network, with a clock that the test moves. */
function opened(writes: { calls: number; bytes: number }) {
  const clock = { now: new Date('2026-11-20T09:00:00.000Z') }
  const deps = { now: () => clock.now, isBehindProxy: true } as Deps
  const app = new Hono()
  app.onError(answerProblem)
  app.use(receiveFirst(deps, { ...usualReceiving, writes: { ...writes, callsMs: minute, bytesMs: minute } }))
  app.all('*', (c) => c.text('done'))
  const post = async (network: string, body = '{}') =>
    (await app.request('/v3/x', { method: 'POST', body, headers: { 'x-forwarded-for': network } })).status
  return { app, post, wait: () => (clock.now = new Date(clock.now.getTime() + minute)) }
}

test('a network that writes without end is held up, others are not, and it goes on later', async () => {
  const { app, post, wait } = opened({ calls: 3, bytes: 1000 })
  const statuses = []
  for (let time = 0; time < 5; time++) statuses.push(await post('1.2.3.4'))
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect([await post('5.6.7.8'), (await app.request('/v3/x', { headers: { 'x-forwarded-for': '1.2.3.4' } })).status]).toEqual([200, 200])
  wait()
  expect(await post('1.2.3.4')).toBe(200)
})

test('bytes of a network are counted as well as its calls', async () => {
  const { post } = opened({ calls: 100, bytes: 1000 })
  expect([await post('1.2.3.4', 'x'.repeat(900)), await post('1.2.3.4', 'x'.repeat(200)), await post('5.6.7.8', 'x'.repeat(900))]).toEqual([
    200, 429, 200,
  ])
})
