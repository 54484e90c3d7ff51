import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate'
import type { Statistic, User } from '#contract/user'
import { sessionMachine } from './session.machine'
import { noTokens, type Tokens } from './tokens'

const user: User = { id: 'u1', is_anonymous: false, name: 'Оля', email: 'olia@example.com', avatar_url: null, premium: { status: 'none' } }
const statistic: Statistic = { surveys_finished: 0, answers_given: 0, points_earned: 0, points_possible: 0 }
const signedIn: Tokens = { token: 't1', refreshToken: 'r1', refreshAt: Date.now() + 86_400_000, anonymousToken: null }

type Calls = {
  logInAnonymously?: () => Promise<string>
  refreshTokens?: (refreshToken: string) => Promise<{ token: string; refresh_token?: string; max_age?: number }>
  logOut?: () => Promise<void>
}

function start(tokens: Partial<Tokens>, calls: Calls = {}) {
  const machine = sessionMachine.provide({
    actors: {
      logInAnonymously: fromPromise(calls.logInAnonymously ?? (async () => 'g1')),
      refreshTokens: fromPromise(({ input }: { input: string }) =>
        (calls.refreshTokens ?? (async () => ({ token: 't2', refresh_token: 'r2', max_age: 60 })))(input),
      ),
      loadAccount: fromPromise(async () => ({ user, statistic })),
      logOut: fromPromise(calls.logOut ?? (async () => undefined)),
    },
  })
  const session = createActor(machine, { input: { tokens: { ...noTokens, ...tokens }, rules: { canRefresh: true, maxAgeSeconds: 60 } } })
  const facts: string[] = []
  session.on('*', (fact) => void facts.push(fact.type))
  session.start()
  const reach = (value: (snapshot: SnapshotFrom<typeof sessionMachine>) => boolean) => waitFor(session, value, { timeout: 1000 })
  return { session, facts, reach }
}

describe('session', () => {
  test('a browser without tokens becomes a guest once a page is entered', async () => {
    const { session, reach } = start({})
    expect(session.getSnapshot().value).toBe('loggedOut')
    session.send({ type: 'page.enter' })
    expect((await reach((s) => s.matches('anonymous'))).context.tokens).toEqual({ ...noTokens, anonymousToken: 'g1' })
  })

  test('a failed silent login lets the visitor in and can be tried again', async () => {
    const logInAnonymously = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('g2')
    const { session, facts, reach } = start({}, { logInAnonymously })
    session.send({ type: 'page.enter' })
    await reach((s) => s.matches('unreachable'))
    expect(facts).toContain('call.failed')
    session.send({ type: 'login.retry' })
    expect((await reach((s) => s.matches('anonymous'))).context.tokens.anonymousToken).toBe('g2')
  })

  test('a kept token signs in and loads the account', async () => {
    const { reach } = start(signedIn)
    expect((await reach((s) => s.matches({ signedIn: { account: 'loaded' } }))).context.account?.user.name).toBe('Оля')
  })

  test('beginning a session drops the guest’s token and tells the app', async () => {
    const { session, facts } = start({ anonymousToken: 'g1' })
    session.send({ type: 'session.begin', data: { token: 't9', refresh_token: 'r9', max_age: 60 } })
    expect(session.getSnapshot().context.tokens).toMatchObject({ token: 't9', refreshToken: 'r9', anonymousToken: null })
    expect(facts).toEqual(expect.arrayContaining(['tokens.changed', 'session.began']))
  })

  test('a 401 to the current token leaves the guest that is still known', async () => {
    const { session, facts } = start({ ...signedIn, anonymousToken: 'g1' })
    session.send({ type: 'session.expire', bearer: 't1' })
    expect(session.getSnapshot().value).toBe('anonymous')
    expect(session.getSnapshot().context.tokens).toEqual({ ...noTokens, anonymousToken: 'g1' })
    expect(facts).toContain('session.ended')
  })

  test('a late 401 to an older token changes nothing', async () => {
    const { session } = start(signedIn)
    session.send({ type: 'session.expire', bearer: 't0' })
    expect(session.getSnapshot().context.tokens.token).toBe('t1')
  })

  test('a refused guest is replaced once, never in a loop', async () => {
    const logInAnonymously = vi.fn<() => Promise<string>>().mockResolvedValue('g2')
    const { session, reach } = start({ anonymousToken: 'g1' }, { logInAnonymously })
    session.send({ type: 'session.expire', bearer: 'g1' })
    await reach((s) => s.matches('anonymous') && s.context.tokens.anonymousToken === 'g2')
    session.send({ type: 'session.expire', bearer: 'g2' })
    expect(session.getSnapshot().value).toBe('anonymous')
    expect(logInAnonymously).toHaveBeenCalledTimes(1)
  })

  test('leaving cleans up even when the server is silent about it', async () => {
    const { session, reach } = start(signedIn, { logOut: () => Promise.reject(new Error('down')) })
    session.send({ type: 'session.end' })
    expect((await reach((s) => s.matches('loggedOut'))).context.tokens).toEqual(noTokens)
  })

  test('an old token is refreshed and the pair is replaced', async () => {
    const { reach } = start({ ...signedIn, refreshAt: Date.now() - 1 })
    expect((await reach((s) => s.context.tokens.token === 't2')).context.tokens.refreshToken).toBe('r2')
  })

  test('without a refresh token nothing is refreshed', async () => {
    const refreshTokens = vi.fn<() => Promise<{ token: string }>>()
    const { session, reach } = start({ ...signedIn, refreshToken: null, refreshAt: Date.now() - 1 }, { refreshTokens })
    await reach((s) => s.matches({ signedIn: { account: 'loaded' } }))
    session.send({ type: 'session.recheck' })
    await reach((s) => s.matches({ signedIn: { account: 'loaded', token: 'resting' } }))
    expect(refreshTokens).not.toHaveBeenCalled()
  })

  test('a failed refresh keeps the session', async () => {
    const { reach } = start({ ...signedIn, refreshAt: Date.now() - 1 }, { refreshTokens: () => Promise.reject(new Error('down')) })
    const { context } = await reach((s) => s.matches({ signedIn: { token: 'resting' } }) && (s.context.tokens.refreshAt ?? 0) > Date.now())
    expect(context.tokens.token).toBe('t1')
  })

  test('another tab that left takes this one along', () => {
    const { session } = start(signedIn)
    session.send({ type: 'tokens.change', tokens: noTokens })
    expect(session.getSnapshot().value).toBe('loggedOut')
  })
})
