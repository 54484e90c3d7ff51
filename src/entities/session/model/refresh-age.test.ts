import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Account } from '../api/session-calls'
import { sessionMachine } from './session.machine'
import { noTokens, type Held, type Tokens } from './tokens'

const begun = Date.parse('2026-11-23T09:00:00Z')
const renewed: Tokens = { token: 't2', refreshToken: 'r2', refreshAt: begun + 86_400_000, anonymousToken: null }
const settle = () => new Promise((done) => setImmediate(done))

/** A session whose time is the simulated clock and nothing else. */
function begin(refreshAt: number, refresh: () => Promise<Tokens>) {
  const clock = new SimulatedClock()
  const asked: number[] = []
  const refreshTokens = fromPromise<Tokens, Held>(() => {
    asked.push(clock.now())
    return refresh()
  })
  const machine = sessionMachine.provide({
    actors: { refreshTokens, loadAccount: fromPromise<Account, boolean>(() => new Promise(() => undefined)) },
  })
  const input = {
    tokens: { ...noTokens, token: 't1', refreshToken: 'r1', refreshAt },
    rules: { canRefresh: true, maxAgeSeconds: 60 },
    now: () => begun + clock.now(),
  }
  const session = createActor(machine, { clock, input }).start()
  return { session, asked, pass: async (ms: number) => (clock.increment(ms), await settle()) }
}

test('a token is replaced at its age, to the millisecond', async () => {
  const { session, asked, pass } = begin(begun + 60_000, async () => renewed)
  await pass(59_999)
  expect([asked, session.getSnapshot().context.tokens.token]).toEqual([[], 't1'])
  await pass(1)
  expect([asked, session.getSnapshot().context.tokens]).toEqual([[60_000], renewed])
})

test('after a failure it is asked for again in a minute, to the millisecond', async () => {
  const { session, asked, pass } = begin(begun + 1000, () => Promise.reject(new Error('down')))
  await pass(1000)
  await pass(59_999)
  expect(asked).toEqual([1000])
  await pass(1)
  expect([asked, session.getSnapshot().context.tokens.token]).toEqual([[1000, 61_000], 't1'])
})

test('a session that is given brings an age of its own, counted from now', async () => {
  const { session, asked, pass } = begin(begun + 3_600_000, async () => renewed)
  await pass(5000)
  session.send({ type: 'session.begin', data: { token: 't3', refresh_token: 'r3', max_age: 90 } })
  expect(session.getSnapshot().context.tokens.refreshAt).toBe(begun + 95_000)
  await pass(89_999)
  expect(asked).toEqual([])
  await pass(1)
  expect(asked).toEqual([95_000])
})
