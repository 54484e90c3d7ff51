import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor, type AnyStateNode, type AnyTransitionDefinition, type SnapshotFrom } from 'xstate'
import type { Statistic } from '#domain/statistic'
import type { User } from '#contract/user'
import { sessionMachine } from './session.machine'
import type { SessionFact } from './session-events'
import { noTokens, type RefreshRules, type Tokens } from './tokens'

const user: User = { id: 'u1', is_anonymous: false, name: 'Оля', email: 'olia@example.com', avatar_url: null, premium: { status: 'none' } }
const lists = { by_subject: [], by_topic: [], by_day: [] }
const statistic: Statistic = { surveys_finished: 0, answers_given: 0, points_earned: 0, points_possible: 0, ...lists }
const account = { user, statistic }
const signedIn: Tokens = { token: 't1', refreshToken: 'r1', refreshAt: Date.now() + 86_400_000, anonymousToken: null }
const renewed: Tokens = { token: 't2', refreshToken: 'r2', refreshAt: Date.now() + 86_400_000, anonymousToken: null }
const never = () => new Promise<never>(() => undefined)
const down = () => Promise.reject(new Error('down'))

type Calls = {
  logInAnonymously?: () => Promise<string>
  refreshTokens?: () => Promise<Tokens>
  loadAccount?: () => Promise<typeof account>
  logOut?: () => Promise<void>
  checkGuest?: () => Promise<boolean>
}

const taken = new Set<string>()
const nameOf = ({ source, eventType, target }: AnyTransitionDefinition) =>
  `${source.id} ${eventType || 'always'} → ${(target ?? []).map(({ id }) => id).join(', ')}`

function start(tokens: Partial<Tokens>, calls: Calls = {}, rules: RefreshRules = { canRefresh: true, maxAgeSeconds: 60 }) {
  const machine = sessionMachine.provide({
    actors: {
      logInAnonymously: fromPromise(calls.logInAnonymously ?? (async () => 'g1')),
      refreshTokens: fromPromise(calls.refreshTokens ?? (async () => renewed)),
      loadAccount: fromPromise(calls.loadAccount ?? (async () => account)),
      logOut: fromPromise(calls.logOut ?? (async () => undefined)),
      checkGuest: fromPromise(calls.checkGuest ?? (async () => true)),
    },
  })
  const session = createActor(machine, {
    input: { tokens: { ...noTokens, ...tokens }, rules },
    inspect: (event) => {
      if (event.type === '@xstate.microstep') for (const transition of event['_transitions']) taken.add(nameOf(transition))
    },
  })
  const facts: SessionFact[] = []
  session.on('*', (fact) => void facts.push(fact))
  session.start()
  const reach = (value: (snapshot: SnapshotFrom<typeof sessionMachine>) => boolean) => waitFor(session, value, { timeout: 1000 })
  const named = () => facts.map((fact) => (fact.type === 'session.ended' ? `${fact.type} ${fact.reason}` : fact.type))
  return { session, facts, named, reach }
}

const isLoaded = (s: SnapshotFrom<typeof sessionMachine>) => s.matches({ signedIn: { account: 'loaded' } })

afterEach(() => void vi.useRealTimers())

describe('a visitor', () => {
  test('a browser without tokens becomes a guest once a page is entered', async () => {
    const { session, reach } = start({})
    expect(session.getSnapshot().value).toBe('loggedOut')
    session.send({ type: 'page.enter' })
    expect((await reach((s) => s.matches('anonymous'))).context.tokens).toEqual({ ...noTokens, anonymousToken: 'g1' })
  })

  test('a failed silent login lets the visitor in and can be tried again', async () => {
    const logInAnonymously = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('g2')
    const { session, named, reach } = start({}, { logInAnonymously })
    session.send({ type: 'page.enter' })
    await reach((s) => s.matches('unreachable'))
    expect(named()).toContain('call.failed')
    session.send({ type: 'login.retry' })
    expect((await reach((s) => s.matches('anonymous'))).context.tokens.anonymousToken).toBe('g2')
  })

  test('guests whom the server forgets are replaced, never in a loop: at the third in a minute the visitor is asked', async () => {
    vi.useFakeTimers()
    let made = 1
    const logInAnonymously = vi.fn<() => Promise<string>>(async () => `g${(made += 1)}`)
    const { session } = start({ anonymousToken: 'g1' }, { logInAnonymously, checkGuest: async () => false })
    const held: (string | null)[] = []
    session.subscribe(({ context }) => void held.push(context.tokens.anonymousToken))
    const refuse = async () => {
      session.send({ type: 'session.expire', bearer: session.getSnapshot().context.tokens.anonymousToken ?? '' })
      await vi.advanceTimersByTimeAsync(1)
      return session.getSnapshot().value
    }
    expect([await refuse(), await refuse(), await refuse()]).toEqual(['anonymous', 'anonymous', 'unreachable'])
    expect([...new Set(held)]).toEqual(['g1', 'g2', 'g3'])
    session.send({ type: 'login.retry' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([session.getSnapshot().value, await refuse(), logInAnonymously.mock.calls.length]).toEqual(['anonymous', 'anonymous', 4])
  })

  test.each([
    ['the server still knows', async () => true],
    ['the server cannot be asked about', () => Promise.reject(new Error('down'))],
  ])('a refused guest whom %s stays', async (_, checkGuest) => {
    const { session, reach } = start({ anonymousToken: 'g1' }, { checkGuest })
    session.send({ type: 'session.expire', bearer: 'g1' })
    expect(session.getSnapshot().value).toBe('checkingGuest')
    expect((await reach((s) => s.matches('anonymous'))).context.tokens.anonymousToken).toBe('g1')
  })

  test('beginning a session drops the guest’s token and tells the app', () => {
    const { session, named } = start({ anonymousToken: 'g1' })
    session.send({ type: 'session.begin', data: { token: 't9', refresh_token: 'r9', max_age: 60 } })
    expect(session.getSnapshot().context.tokens).toMatchObject({ token: 't9', refreshToken: 'r9', anonymousToken: null })
    expect(named()).toEqual(['tokens.changed', 'session.began'])
  })
})

describe('a signed-in pupil', () => {
  test('a kept token signs in and loads the account', async () => {
    const { facts, reach } = start(signedIn)
    await reach(isLoaded)
    expect(facts).toEqual([{ type: 'account.loaded', account }])
  })

  test('a first load that fails is told, a later one is made good in silence', async () => {
    const loadAccount = vi.fn<() => Promise<typeof account>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(account)
    const { session, named, reach } = start(signedIn, { loadAccount })
    await reach((s) => s.matches({ signedIn: { account: 'missing' } }))
    session.send({ type: 'session.recheck' })
    await reach(isLoaded)
    expect(named()).toEqual(['call.failed', 'account.loaded'])
  })

  test('a re-check that fails is silent and keeps what is known', async () => {
    const loadAccount = vi.fn<() => Promise<typeof account>>().mockResolvedValueOnce(account).mockRejectedValue(new Error('down'))
    const { session, named, reach } = start(signedIn, { loadAccount })
    await reach(isLoaded)
    session.send({ type: 'session.recheck' })
    expect(session.getSnapshot().matches({ signedIn: { account: 'rechecking' } })).toBe(true)
    expect((await reach(isLoaded)).context.account).toEqual(account)
    expect(named()).not.toContain('call.failed')
  })

  test('a re-check that fails before the account was ever seen stays silent too', async () => {
    const { session, named, reach } = start(signedIn, { loadAccount: down })
    await reach((s) => s.matches({ signedIn: { account: 'missing' } }))
    session.send({ type: 'session.recheck' })
    await reach((s) => s.matches({ signedIn: { account: 'missing' } }))
    expect(named()).toEqual(['call.failed'])
  })

  test('a re-check during the first load asks anew, so that no older answer counts', async () => {
    const loadAccount = vi.fn<() => Promise<typeof account>>().mockImplementationOnce(never).mockResolvedValue(account)
    const { session, reach } = start(signedIn, { loadAccount })
    session.send({ type: 'session.recheck' })
    await reach(isLoaded)
    expect(loadAccount).toHaveBeenCalledTimes(2)
  })

  test('leaving cleans up, even when the server does not take note of it', async () => {
    const { session, named, reach } = start(signedIn, { logOut: down })
    session.send({ type: 'session.end' })
    expect((await reach((s) => s.matches('loggedOut'))).context).toMatchObject({ tokens: noTokens, account: null })
    expect(named()).toEqual(expect.arrayContaining(['call.failed', 'tokens.changed', 'session.ended left']))
  })

  test('leaving does not wait long for a silent server', async () => {
    vi.useFakeTimers()
    const { session } = start(signedIn, { logOut: never })
    session.send({ type: 'session.end' })
    expect(session.getSnapshot().value).toBe('loggingOut')
    await vi.advanceTimersByTimeAsync(2999)
    expect(session.getSnapshot().value).toBe('loggingOut')
    await vi.advanceTimersByTimeAsync(1)
    expect(session.getSnapshot()).toMatchObject({ value: 'loggedOut', context: { tokens: noTokens } })
  })

  test.each([
    ['renews the tokens', renewed],
    ['signs in anew', { ...renewed, token: 't9' }],
    ['says the same', signedIn],
  ])('leaving is not undone by another tab that %s meanwhile', async (_, tokens) => {
    const noted = Promise.withResolvers<void>()
    const { session, facts, reach } = start(signedIn, { logOut: () => noted.promise })
    session.send({ type: 'session.end' })
    session.send({ type: 'tokens.change', tokens })
    expect(session.getSnapshot().value).toBe('loggingOut')
    noted.resolve()
    expect((await reach((s) => s.matches('loggedOut'))).context.tokens).toEqual(noTokens)
    expect(facts).toContainEqual({ type: 'tokens.changed', tokens: noTokens })
  })

  test('leaving is not undone by a sign-in whose answer comes late', async () => {
    const noted = Promise.withResolvers<void>()
    const { session, named, reach } = start(signedIn, { logOut: () => noted.promise })
    session.send({ type: 'session.end' })
    session.send({ type: 'session.begin', data: { token: 't9' } })
    expect(session.getSnapshot().value).toBe('loggingOut')
    noted.resolve()
    expect((await reach((s) => s.matches('loggedOut'))).context.tokens).toEqual(noTokens)
    expect(named()).not.toContain('session.began')
  })

  test('leaving goes on as the guest whom another tab has made meanwhile', async () => {
    const noted = Promise.withResolvers<void>()
    const { session, reach } = start(signedIn, { logOut: () => noted.promise })
    session.send({ type: 'session.end' })
    session.send({ type: 'tokens.change', tokens: { ...noTokens, anonymousToken: 'g5' } })
    noted.resolve()
    expect((await reach((s) => s.matches('anonymous'))).context.tokens).toEqual({ ...noTokens, anonymousToken: 'g5' })
  })

  test('leaving is over when the server has noted it', async () => {
    const { session, named, reach } = start(signedIn)
    session.send({ type: 'session.end' })
    await reach((s) => s.matches('loggedOut'))
    expect(named()).not.toContain('call.failed')
  })

  test('a deleted account takes the token along', () => {
    const { session, named } = start(signedIn)
    session.send({ type: 'account.deleted' })
    expect(session.getSnapshot()).toMatchObject({ value: 'loggedOut', context: { tokens: noTokens, account: null } })
    expect(named()).toEqual(['tokens.changed', 'session.ended deleted'])
  })

  test('whom another tab has signed in is never shown as who was here before, also while their account cannot be had', async () => {
    const loadAccount = vi.fn<() => Promise<typeof account>>().mockResolvedValueOnce(account).mockRejectedValue(new Error('down'))
    const { session, reach } = start(signedIn, { loadAccount })
    await reach(isLoaded)
    session.send({ type: 'tokens.change', tokens: { ...renewed, token: 't9' } })
    expect((await reach((s) => s.matches({ signedIn: { account: 'missing' } }))).context).toMatchObject({
      tokens: { token: 't9' },
      account: null,
    })
  })

  test('a 401 to the current token leaves the guest that is still known', () => {
    const { session, named } = start({ ...signedIn, anonymousToken: 'g1' })
    session.send({ type: 'session.expire', bearer: 't1' })
    expect(session.getSnapshot().value).toBe('anonymous')
    expect(session.getSnapshot().context.tokens).toEqual({ ...noTokens, anonymousToken: 'g1' })
    expect(named()).toContain('session.ended refused')
  })

  test('a late 401 to an older token changes nothing', () => {
    const { session, facts } = start(signedIn)
    session.send({ type: 'session.expire', bearer: 't0' })
    expect([session.getSnapshot().context.tokens, facts]).toEqual([signedIn, []])
  })
})

describe('an ageing token', () => {
  test('is replaced by the timer when its age is reached', async () => {
    vi.useFakeTimers()
    const { session, named } = start({ ...signedIn, refreshAt: Date.now() + 60_000 })
    await vi.advanceTimersByTimeAsync(59_999)
    expect(session.getSnapshot().context.tokens.token).toBe('t1')
    await vi.advanceTimersByTimeAsync(1)
    expect([session.getSnapshot().context.tokens, named()]).toEqual([renewed, ['account.loaded', 'tokens.changed']])
  })

  test('is replaced at once when its age has passed, and requests wait meanwhile', async () => {
    const { session, reach } = start({ ...signedIn, refreshAt: Date.now() - 1 })
    expect(session.getSnapshot().hasTag('waiting')).toBe(true)
    expect((await reach((s) => s.context.tokens.token === 't2')).hasTag('waiting')).toBe(false)
  })

  test('that has come of age while the tab slept is replaced by the re-check', async () => {
    vi.useFakeTimers()
    const { session } = start({ ...signedIn, refreshAt: Date.now() + 60_000 })
    vi.setSystemTime(Date.now() + 3_600_000)
    session.send({ type: 'session.recheck' })
    await vi.advanceTimersByTimeAsync(0)
    expect(session.getSnapshot().context.tokens.token).toBe('t2')
  })

  test('that has come of age while the tab slept is replaced before a call takes it', async () => {
    vi.useFakeTimers()
    const { session } = start({ ...signedIn, refreshAt: Date.now() + 60_000 })
    vi.setSystemTime(Date.now() + 3_600_000)
    session.send({ type: 'token.want' })
    expect(session.getSnapshot().hasTag('waiting')).toBe(true)
  })

  test.each([
    ['without a refresh token', { refreshToken: null }, true],
    ['where the provider is local', {}, false],
  ])('is left alone %s', async (_, tokens, canRefresh) => {
    vi.useFakeTimers()
    const refreshTokens = vi.fn<() => Promise<Tokens>>()
    const { session } = start({ ...signedIn, refreshAt: Date.now() - 1, ...tokens }, { refreshTokens }, { canRefresh, maxAgeSeconds: 60 })
    session.send({ type: 'session.recheck' })
    await vi.advanceTimersByTimeAsync(2_100_000_000)
    expect(session.getSnapshot().matches({ signedIn: { token: 'resting' } })).toBe(true)
    expect(refreshTokens).not.toHaveBeenCalled()
  })

  test('that could not be replaced is kept, told to nobody and tried again in a minute', async () => {
    vi.useFakeTimers()
    const refreshTokens = vi.fn<() => Promise<Tokens>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(renewed)
    const { session, named } = start({ ...signedIn, refreshAt: Date.now() - 1 }, { refreshTokens })
    await vi.advanceTimersByTimeAsync(30_000)
    expect([session.getSnapshot().context.tokens.token, named()]).toEqual(['t1', ['account.loaded']])
    await vi.advanceTimersByTimeAsync(31_000)
    expect(session.getSnapshot().context.tokens.token).toBe('t2')
  })

  test('that could not be replaced is tried again when the connection is back, and else not before its time', async () => {
    vi.useFakeTimers()
    const refreshTokens = vi.fn<() => Promise<Tokens>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(renewed)
    const { session } = start({ ...signedIn, refreshAt: Date.now() - 1 }, { refreshTokens })
    await vi.advanceTimersByTimeAsync(10)
    for (let time = 0; time < 10; time += 1) {
      session.send({ type: 'token.want' })
      session.send({ type: 'session.recheck' })
      session.send({ type: 'tokens.change', tokens: session.getSnapshot().context.tokens })
    }
    await vi.advanceTimersByTimeAsync(10)
    expect(refreshTokens).toHaveBeenCalledTimes(1)
    session.send({ type: 'login.retry' })
    await vi.advanceTimersByTimeAsync(10)
    expect(session.getSnapshot().context.tokens.token).toBe('t2')
  })

  test('that could not be replaced before the device slept is tried again before a call takes it', async () => {
    vi.useFakeTimers()
    const refreshTokens = vi.fn<() => Promise<Tokens>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(renewed)
    const { session } = start({ ...signedIn, refreshAt: Date.now() - 1 }, { refreshTokens })
    await vi.advanceTimersByTimeAsync(10)
    vi.setSystemTime(Date.now() + 3_600_000)
    session.send({ type: 'token.want' })
    await vi.advanceTimersByTimeAsync(10)
    expect(session.getSnapshot().context.tokens.token).toBe('t2')
  })

  test.each(['resting', 'refreshing', 'overdue'] as const)('that is %s and refused ends the session at once', async (state) => {
    vi.useFakeTimers()
    const refreshTokens = state === 'refreshing' ? never : down
    const refreshAt = state === 'resting' ? signedIn.refreshAt : Date.now() - 1
    const { session, named } = start({ ...signedIn, refreshAt }, { refreshTokens })
    await vi.advanceTimersByTimeAsync(10)
    expect(session.getSnapshot().matches({ signedIn: { token: state } })).toBe(true)
    session.send({ type: 'session.expire', bearer: 't1' })
    expect(session.getSnapshot().context.tokens).toEqual(noTokens)
    expect(named()).toContain('session.ended refused')
  })
})

describe('a refresh token that the server refuses', () => {
  const refusal = { name: 'HTTPError', response: { status: 401 }, data: {} }

  test('ends the session: no call goes out with a token that is overdue for good', async () => {
    const refreshTokens = vi.fn<() => Promise<Tokens>>().mockRejectedValue(refusal)
    const { facts, named, reach } = start({ ...signedIn, refreshAt: Date.now() - 1 }, { refreshTokens })
    expect((await reach((s) => s.matches('loggedOut'))).context.tokens).toEqual(noTokens)
    expect(facts).toContainEqual({ type: 'tokens.changed', tokens: noTokens })
    expect([named().at(-1), refreshTokens.mock.calls.length]).toEqual(['session.ended refused', 1])
  })
})

describe('another tab', () => {
  test('that left takes this one along', () => {
    const { session } = start(signedIn)
    session.send({ type: 'tokens.change', tokens: noTokens })
    expect(session.getSnapshot()).toMatchObject({ value: 'loggedOut', context: { account: null } })
  })

  test('that says what this one knows disturbs nothing', async () => {
    const loadAccount = vi.fn<() => Promise<typeof account>>().mockResolvedValue(account)
    const { session, facts, reach } = start(signedIn, { loadAccount })
    await reach(isLoaded)
    session.send({ type: 'tokens.change', tokens: { ...signedIn } })
    expect(isLoaded(session.getSnapshot())).toBe(true)
    expect([loadAccount.mock.calls.length, facts.length]).toEqual([1, 1])
  })

  test('that moved the time of the refresh is followed without asking for the account again', async () => {
    vi.useFakeTimers()
    const { session, named } = start({ ...signedIn, refreshAt: Date.now() + 1000 })
    await vi.advanceTimersByTimeAsync(500)
    session.send({ type: 'tokens.change', tokens: { ...signedIn, refreshAt: Date.now() + 60_000 } })
    await vi.advanceTimersByTimeAsync(5000)
    expect([session.getSnapshot().context.tokens.token, named()]).toEqual(['t1', ['account.loaded']])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.getSnapshot().context.tokens.token).toBe('t2')
  })
})

describe('another tab that has put the refresh off', () => {
  const later = { ...signedIn, refreshAt: Date.now() + 86_400_000 }

  test('is followed while this one is overdue, without asking for the account again', async () => {
    const loadAccount = vi.fn<() => Promise<typeof account>>().mockResolvedValue(account)
    const calls = { loadAccount, refreshTokens: down }
    const { session, reach } = start({ ...signedIn, refreshAt: Date.now() - 1 }, calls)
    await reach((s) => s.matches({ signedIn: { token: 'overdue', account: 'loaded' } }))
    session.send({ type: 'tokens.change', tokens: later })
    expect(session.getSnapshot()).toMatchObject({ context: { tokens: later }, value: { signedIn: { token: 'resting' } } })
    expect(loadAccount).toHaveBeenCalledTimes(1)
  })
})

test('the tests above take every transition of the chart', () => {
  const withInner = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(withInner)]
  const all = withInner(sessionMachine.root).flatMap((node) => [...(node.always ?? []), ...[...node.transitions.values()].flat()])
  expect(all.length).toBeGreaterThan(25)
  expect(all.map(nameOf).filter((name) => !taken.has(name))).toEqual([])
})
