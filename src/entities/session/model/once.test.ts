import { describe, expect, test, vi } from 'vitest'
import { createLocalStore } from '@/shared/lib/local-store'
import { logInOnce } from './log-in-once'
import { afterRefresh, refreshOnce } from './refresh-once'
import { readTokens, storeTokens } from './token-store'
import { noTokens, type Granted, type Tokens } from './tokens'

const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}
const rules = { canRefresh: true, maxAgeSeconds: 60 }
const old: Tokens = { token: 't1', refreshToken: 'r1', refreshAt: 1000, anonymousToken: null }
const awaited = new AbortController().signal
const forgotten = AbortSignal.abort()

function holding(tokens: Tokens) {
  const store = createLocalStore(blocked)
  storeTokens(store, tokens)
  return store
}

describe('one guest for all tabs', () => {
  test('tabs that open together ask once and hold the same guest', async () => {
    const store = holding(noTokens)
    const logIn = vi.fn<() => Promise<string>>().mockResolvedValue('g1')
    expect(await Promise.all([1, 2, 3].map(() => logInOnce(store, null, logIn, awaited)))).toEqual(['g1', 'g1', 'g1'])
    expect([logIn.mock.calls.length, readTokens(store).anonymousToken]).toEqual([1, 'g1'])
  })

  test('a guest that came too late, after a sign-in, is not kept', async () => {
    const store = holding(noTokens)
    await logInOnce(store, null, async () => 'g1', forgotten)
    expect(readTokens(store)).toEqual(noTokens)
  })
})

describe('a guest whom the server has forgotten', () => {
  const held: Tokens = { ...noTokens, anonymousToken: 'g0' }

  test('is held until there is a new one', async () => {
    const store = holding(held)
    const seen: (string | null)[] = []
    const logIn = async () => (seen.push(readTokens(store).anonymousToken), 'g1')
    expect([await logInOnce(store, 'g0', logIn, awaited), seen, readTokens(store).anonymousToken]).toEqual(['g1', ['g0'], 'g1'])
  })

  test('is held where no new one can be had', async () => {
    const store = holding(held)
    await expect(logInOnce(store, 'g0', () => Promise.reject(new Error('down')), awaited)).rejects.toThrow('down')
    expect(readTokens(store).anonymousToken).toBe('g0')
  })
})

describe('one refresh for all tabs', () => {
  test('the second tab takes over what the first was given', async () => {
    const store = holding(old)
    const refresh = vi.fn<() => Promise<Granted>>().mockResolvedValue({ token: 't2', refresh_token: 'r2', max_age: 60 })
    const held = { tokens: old, rules }
    const [first, second] = await Promise.all([refreshOnce(store, held, refresh, awaited), refreshOnce(store, held, refresh, awaited)])
    expect(refresh.mock.calls).toEqual([['r1']])
    expect(first).toMatchObject({ token: 't2', refreshToken: 'r2' })
    expect([second, readTokens(store)]).toEqual([first, first])
  })

  test('a tab does not refresh for one that has left', async () => {
    const refresh = vi.fn<() => Promise<Granted>>()
    await expect(refreshOnce(holding(noTokens), { tokens: old, rules }, refresh, awaited)).rejects.toThrow('Another tab has left')
    expect(refresh).not.toHaveBeenCalled()
  })

  test('a refusal that comes of another tab having refreshed is no refusal', async () => {
    const store = holding(old)
    const renewed: Tokens = { ...old, token: 't2', refreshToken: 'r2' }
    const refresh = async () => {
      setTimeout(() => storeTokens(store, renewed), 30)
      throw new Error('refused')
    }
    expect(await refreshOnce(store, { tokens: old, rules }, refresh, awaited)).toEqual(renewed)
  })

  test('a page loaded anew before the answer came asks again when the server says', async () => {
    const store = holding(old)
    const response = { status: 429, headers: new Headers({ 'Retry-After': '1' }) }
    const early = Object.assign(new Error('too early'), { name: 'HTTPError', response, data: undefined })
    const refresh = vi.fn<() => Promise<Granted>>().mockRejectedValueOnce(early).mockResolvedValue({ token: 't2', refresh_token: 'r2' })
    expect(await refreshOnce(store, { tokens: old, rules }, refresh, awaited)).toMatchObject({ token: 't2', refreshToken: 'r2' })
    expect([refresh.mock.calls, readTokens(store).token]).toEqual([[['r1'], ['r1']], 't2'])
  })

  test('tokens that come after another tab has left, or signed in anew, are not kept', async () => {
    const anew: Tokens = { ...noTokens, token: 't9' }
    const store = holding(old)
    const refreshWhile = (now: Tokens) => async () => (storeTokens(store, now), { token: 't2' })
    await expect(refreshOnce(store, { tokens: old, rules }, refreshWhile(noTokens), awaited)).rejects.toThrow('Another tab has left')
    expect(readTokens(store)).toEqual(noTokens)
    storeTokens(store, old)
    expect(await refreshOnce(store, { tokens: old, rules }, refreshWhile(anew), awaited)).toEqual(anew)
    expect(readTokens(store)).toEqual(anew)
  })

  test('a refusal of a bearer that another tab is just replacing is acted on once it is replaced', async () => {
    const store = holding(old)
    const answer = Promise.withResolvers<Granted>()
    const seen: (string | null)[] = []
    const refreshing = refreshOnce(store, { tokens: old, rules }, () => answer.promise, awaited)
    const acting = afterRefresh(store, 't1', () => void seen.push(readTokens(store).token))
    answer.resolve({ token: 't2', refresh_token: 'r2' })
    await Promise.all([refreshing, acting])
    expect(seen).toEqual(['t2'])
  })

  test('tokens that come after the session has ended are not kept', async () => {
    const store = holding(old)
    await refreshOnce(store, { tokens: old, rules }, async () => ({ token: 't2' }), forgotten)
    expect(readTokens(store)).toEqual(old)
  })
})
