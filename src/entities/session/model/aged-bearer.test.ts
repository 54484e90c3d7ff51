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
    actors: { refreshTokens: fromPromise(refreshTokens), loadAccount: fromPromise(async () => account) },
  })
  const session = createActor(machine, { input: { tokens: { ...noTokens, ...tokens }, rules: { canRefresh: true, maxAgeSeconds: 60 } } })
  const facts: string[] = []
  session.on('*', (fact) => void facts.push(fact.type === 'session.ended' ? `${fact.type} ${fact.reason}` : fact.type))
  session.start()
  const reach = (value: (snapshot: SnapshotFrom<typeof sessionMachine>) => boolean) => waitFor(session, value, { timeout: 1000 })
  return { session, named: () => facts, reach }
}

afterEach(() => void vi.useRealTimers())

describe('a 401 to a token that has come of age', () => {
  test('asks for a new one instead of ending the session, also between two tries', async () => {
    vi.useFakeTimers()
    const refreshTokens = vi.fn<() => Promise<Tokens>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(renewed)
    const { session, named } = start({ ...signedIn, refreshAt: Date.now() - 1 }, { refreshTokens })
    session.send({ type: 'session.expire', bearer: 't1' })
    await vi.advanceTimersByTimeAsync(10)
    session.send({ type: 'session.expire', bearer: 't1' })
    await vi.advanceTimersByTimeAsync(10)
    expect([session.getSnapshot().context.tokens, named()]).toEqual([renewed, ['account.loaded', 'tokens.changed']])
  })

  test('and cannot be replaced ends the session', async () => {
    const refusal = { name: 'HTTPError', response: { status: 401 }, data: {} }
    const { session, named, reach } = start({ ...signedIn, refreshAt: Date.now() - 1 }, { refreshTokens: () => Promise.reject(refusal) })
    await reach((s) => s.matches({ signedIn: { token: 'resting' } }))
    session.send({ type: 'session.expire', bearer: 't1' })
    await reach((s) => s.matches('loggedOut'))
    expect(named()).toContain('session.ended refused')
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
