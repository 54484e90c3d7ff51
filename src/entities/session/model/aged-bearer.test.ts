import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate'
import type { Account } from '../api/session-calls'
import { bearerOf } from './bearer-of'
import { sessionMachine } from './session.machine'
import { guestTokens, noTokens, type Tokens } from './tokens'

const account = { user: { premium: { status: 'none' } }, statistic: {} } as Account
const signedIn: Tokens = { token: 't1', refreshToken: 'r1', refreshAt: 0, anonymousToken: null }
const renewed: Tokens = { token: 't2', refreshToken: 'r2', refreshAt: Date.now() + 86_400_000, anonymousToken: null }

function start(tokens: Partial<Tokens>, { refreshTokens = async () => renewed }: { refreshTokens?: () => Promise<Tokens> } = {}) {
  const machine = sessionMachine.provide({
    actors: {
      refreshTokens: fromPromise(refreshTokens),
      loadAccount: fromPromise(async () => account),
      logOut: fromPromise(() => new Promise<void>(() => undefined)),
    },
  })
  const session = createActor(machine, { input: { tokens: { ...noTokens, ...tokens }, rules: { canRefresh: true, maxAgeSeconds: 60 } } })
  const facts: string[] = []
  session.on('*', (fact) => void facts.push(fact.type === 'session.ended' ? `${fact.type} ${fact.reason}` : fact.type))
  session.start()
  const reach = (value: (snapshot: SnapshotFrom<typeof sessionMachine>) => boolean) => waitFor(session, value, { timeout: 1000 })
  return { session, named: () => facts, reach }
}

afterEach(() => void vi.useRealTimers())

describe('a request with a token that has come of age', () => {
  test('waits for the new one and carries it', async () => {
    const fresh = Promise.withResolvers<Tokens>()
    const { session } = start({ ...signedIn, refreshAt: Date.now() - 1 }, { refreshTokens: () => fresh.promise })
    const asked = bearerOf(session)
    fresh.resolve(renewed)
    expect(await asked).toBe('t2')
  })

  test('fails like one without a network while a new one cannot be had, and asks for it once', async () => {
    vi.useFakeTimers()
    const refreshTokens = vi.fn<() => Promise<Tokens>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(renewed)
    const { session, named } = start({ ...signedIn, refreshAt: Date.now() - 1 }, { refreshTokens })
    for (let time = 0; time < 10; time += 1) await expect(bearerOf(session)).rejects.toThrow('overdue')
    expect([session.getSnapshot().context.tokens.token, refreshTokens.mock.calls.length, named()]).toEqual(['t1', 1, ['account.loaded']])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await bearerOf(session)).toBe('t2')
  })

  test('asks for a new one once however many ask together, also when it is time to ask again', async () => {
    vi.useFakeTimers()
    const refreshTokens = vi.fn<() => Promise<Tokens>>().mockRejectedValue(new Error('down'))
    const { session } = start({ ...signedIn, refreshAt: Date.now() - 1 }, { refreshTokens })
    for (const times of [1, 2, 3]) {
      const asked = await Promise.allSettled(Array.from({ length: 10 }, () => bearerOf(session)))
      expect([asked.every(({ status }) => status === 'rejected'), refreshTokens.mock.calls.length]).toEqual([true, times])
      // The device slept: no timer has fired.
      vi.setSystemTime(Date.now() + 3_600_000)
    }
  })

  test('goes out for nobody where the server refuses to give another', async () => {
    const refusal = { name: 'HTTPError', response: { status: 401 }, data: {} }
    const { session, named } = start({ ...signedIn, refreshAt: Date.now() - 1 }, { refreshTokens: () => Promise.reject(refusal) })
    await expect(bearerOf(session)).rejects.toThrow('has left')
    expect(named().slice(-2)).toEqual(['tokens.changed', 'session.ended refused'])
  })

  test('does not go out while its pupil leaves', async () => {
    const { session } = start({ ...signedIn, refreshAt: Date.now() - 1 }, { refreshTokens: () => Promise.reject(new Error('down')) })
    await expect(bearerOf(session)).rejects.toThrow('overdue')
    session.send({ type: 'session.end' })
    await expect(bearerOf(session)).rejects.toThrow('overdue')
  })
})

describe('a request before there is anybody', () => {
  test('waits for the guest and carries his token', async () => {
    const guest = Promise.withResolvers<string>()
    const machine = sessionMachine.provide({ actors: { logInAnonymously: fromPromise(() => guest.promise) } })
    const session = createActor(machine, { input: { tokens: noTokens, rules: { canRefresh: true, maxAgeSeconds: 60 } } }).start()
    session.send({ type: 'page.enter' })
    const carried = vi.fn<(bearer: string | null) => void>()
    const asked = bearerOf(session).then(carried)
    await new Promise((done) => setImmediate(done))
    expect(carried).not.toHaveBeenCalled()
    guest.resolve('g1')
    await asked
    expect([carried.mock.calls, session.getSnapshot().context.tokens]).toEqual([[['g1']], guestTokens('g1')])
  })
})

describe('a token whose timer slept', () => {
  test('is replaced before it is sent', async () => {
    vi.useFakeTimers()
    const { session } = start({ ...signedIn, refreshAt: Date.now() + 60_000 })
    vi.setSystemTime(Date.now() + 3_600_000)
    expect(await bearerOf(session)).toBe('t2')
  })
})
