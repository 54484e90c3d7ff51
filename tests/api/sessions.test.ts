import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { openSession } from '../../server/people/auth/sessions.ts'
import { hashToken } from '../../server/people/auth/token.ts'
import { sessions, spentRefreshes } from '../../server/store/schema.ts'
import { openHarness, type Harness } from './setup/harness.ts'

let api: Harness
beforeAll(async () => {
  api = await openHarness({ isChaotic: true })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => api.close())

type Pair = { token: string; refresh_token: string; max_age: number }
const account = async (): Promise<Pair> =>
  (await api.call('POST /v3/register', { body: { name: 'Оля', email: `${randomUUID()}@example.com`, password: 'довгий пароль' } })).body
    .data
const stateOf = async (token: string) => (await api.call('GET /v3/user', { token })).status
const refresh = (refresh_token: string) => api.call('POST /v3/auth/refresh', { body: { refresh_token } })
const renewed = async (pair: Pair): Promise<Pair> => (await refresh(pair.refresh_token)).body.data
const hush = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined)

describe('a bearer', () => {
  it('lives for one hour and is refreshed before that', async () => {
    const pair = await account()
    expect(pair.max_age).toBe(3300)
    api.clock.advance(3599)
    expect(await stateOf(pair.token)).toBe(200)
    api.clock.advance(1)
    expect(await stateOf(pair.token)).toBe(401)
    expect(await stateOf((await renewed(pair)).token)).toBe(200)
  })

  it('of a guest lives as long as the guest: it is the only thread to the work', async () => {
    const guest = await api.guest()
    api.clock.advance(100 * 86400)
    expect(await stateOf(guest)).toBe(200)
  })
})

describe('a session', () => {
  it('ends 90 days after the sign-in, however often it was refreshed', async () => {
    let pair = await account()
    for (let week = 0; week < 12; week++) {
      api.clock.advance(7 * 86400)
      pair = await renewed(pair)
      expect(await stateOf(pair.token)).toBe(200)
    }
    api.clock.advance(6 * 86400 + 1)
    expect((await refresh(pair.refresh_token)).status).toBe(401)
  })

  it('is refreshed sixty times an hour at most: each exchange is kept', async () => {
    let pair = await account()
    for (let time = 0; time < 60; time++) pair = await renewed(pair)
    const refused = await refresh(pair.refresh_token)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0, await stateOf(pair.token)]).toEqual([429, true, 200])
    api.clock.advance(3600)
    expect(await stateOf((await renewed(pair)).token)).toBe(200)
  })

  it('is one of a hundred of its account: of more, those not used for longest end', async () => {
    const { token } = await account()
    const me = (await api.call('GET /v3/user', { token })).body.data.user.id as string
    const count = () => api.store.db.$count(sessions, eq(sessions.userId, me))
    const caller = () => ({ address: 'x', device: null, now: api.clock.advance(1) })
    for (let time = 0; time < 99; time++) await openSession(api.store.db, me, caller())
    expect([await count(), await stateOf(token)]).toEqual([100, 200])
    const last = await openSession(api.store.db, me, caller())
    expect([await count(), await stateOf(last.data.token)]).toEqual([100, 200])
  })

  /** A token that was exchanged comes again after so many seconds: all tokens of the session end. */
  async function bringAgain(exchanged: Pair, seconds: number): Promise<void> {
    const pair = await renewed(exchanged)
    expect(await stateOf(pair.token)).toBe(200)
    api.clock.advance(seconds)
    expect((await refresh(exchanged.refresh_token)).status).toBe(401)
    expect([await stateOf(pair.token), (await refresh(pair.refresh_token)).status]).toEqual([401, 401])
  }

  it('ends with all its tokens when an exchanged refresh token comes again', async () => {
    const warn = hush()
    await bringAgain(await account(), 60)
    expect(warn.mock.calls).toEqual([['Токен поновлення прийшов удруге: сеанс завершено']])
  })

  it('ends as well when the thief was the first to exchange it', async () => {
    hush()
    await bringAgain(await account(), 3000)
  })

  it('goes on when the answer to an exchange was lost, again and again', async () => {
    const pair = await account()
    const lost = [await renewed(pair)]
    for (let time = 0; time < 2; time++) {
      api.clock.advance(60)
      lost.push(await renewed(pair))
    }
    const last = lost.at(-1)
    expect(await Promise.all(lost.map(({ token }) => stateOf(token)))).toEqual([401, 401, 200])
    api.clock.advance(60)
    hush()
    expect((await refresh(pair.refresh_token)).status).toBe(401)
    expect(await stateOf(last?.token ?? '')).toBe(401)
  })

  it('goes on when the page was loaded anew before the answer came: it is to ask again in a moment', async () => {
    const pair = await account()
    await renewed(pair)
    api.clock.advance(4)
    const early = await refresh(pair.refresh_token)
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '6'])
    api.clock.advance(6)
    expect(await stateOf((await renewed(pair)).token)).toBe(200)
  })

  it('is refused as before to a tab that comes too late, once the new tokens are in use', async () => {
    const pair = await account()
    const { token } = await renewed(pair)
    expect(await stateOf(token)).toBe(200)
    expect([(await refresh(pair.refresh_token)).status, await stateOf(token)]).toEqual([401, 200])
  })

  it('is exchanged once by parallel calls, which are no theft', async () => {
    const pair = await account()
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(pair.refresh_token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429, 429, 429, 429, 429])
    const won = answers.find(({ status }) => status === 200)?.body.data.token
    expect(await stateOf(won)).toBe(200)
  })
})

describe('leaving without a network', () => {
  it.each(['token', 'refresh_token'] as const)('is delivered later by the hash of its %s, also after an exchange', async (name) => {
    const pair = await account()
    const next = name === 'refresh_token' ? await renewed(pair) : pair
    const leave = (hash: string) => api.call('POST /v3/auth/leave', { body: { token_hash: hash } })
    expect((await leave(hashToken('another'))).body).toEqual({ success: true })
    expect(await stateOf(next.token)).toBe(200)
    expect((await leave(hashToken(pair[name]))).body).toEqual({ success: true })
    expect([await stateOf(next.token), (await refresh(next.refresh_token)).status]).toEqual([401, 401])
  })

  it('opens nothing: what the device keeps is no token', async () => {
    const { token, refresh_token } = await account()
    for (const hash of [hashToken(token), hashToken(refresh_token)])
      expect([await stateOf(hash), (await refresh(hash)).status]).toEqual([401, 401])
  })
})

it('nothing that was exchanged outlives its session', async () => {
  const db = api.store.db
  await db.delete(sessions)
  expect(await db.select().from(spentRefreshes)).toEqual([])
})
