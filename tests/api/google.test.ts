import { randomUUID } from 'node:crypto'
import { generateKeyPair, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { idTokenReader } from '../../server/people/auth/id-token.ts'
import { createApp } from '../../server/run/app.ts'
import { identities, users } from '../../server/store/schema.ts'
import { openHarness, type Harness } from './setup/harness.ts'
import { audience, openIssuer, type Claims, type Issuer } from './setup/issuer.ts'

let api: Harness
let issuer: Issuer
beforeAll(async () => {
  issuer = await openIssuer()
  api = await openHarness({ world: { google: idTokenReader({ issuers: [issuer.url], keys: issuer.keysUrl, audience }) } })
})
afterAll(async () => {
  await api.close()
  issuer.close()
})

const person = (change: object = {}) => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
  name: 'Оля',
  ...change,
})
const token = async (claims: Claims, guest?: string) => issuer.sign(api.clock.now, { nonce: await api.nonce(guest), ...claims })
const send = (body: object, guest?: string) => api.call('POST /v3/auth/google', { body, ...(guest !== undefined && { token: guest }) })
const enter = async (claims: Claims, guest?: string) => send({ token: await token(claims, guest) }, guest)
const userOf = async (bearer: string) => (await api.call('GET /v3/user', { token: bearer })).body.data.user
const refused = [401, { errorMessage: 'Не вдалося підтвердити вхід. Спробуй ще раз' }]

describe('signing in with Google', () => {
  it('makes an account the first time and finds it again by the subject, whatever the e-mail has become', async () => {
    const olia = person()
    const first = await enter(olia)
    expect([first.status, first.body]).toEqual([
      200,
      { success: true, data: { token: expect.any(String), refresh_token: expect.any(String), max_age: 3300, is_new: true } },
    ])
    const user = await userOf(first.body.data.token)
    expect(user).toMatchObject({ is_anonymous: false, name: 'Оля', email: olia.email, providers: ['google'] })
    const again = await enter({ ...olia, email: 'another@example.com' })
    expect((await userOf(again.body.data.token)).id).toBe(user.id)
  })

  it('makes one account of eight parallel first sign-ins', async () => {
    const chaotic = await openHarness({ isChaotic: true, world: api.deps.integrations })
    const olia = person()
    const tokens = await Promise.all(
      Array.from({ length: 8 }, async () => issuer.sign(api.clock.now, { ...olia, nonce: await chaotic.nonce() })),
    )
    const replies = await Promise.all(tokens.map((each) => chaotic.call('POST /v3/auth/google', { body: { token: each } })))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await chaotic.store.db.select().from(users)).toHaveLength(1)
    await chaotic.close()
  })

  it('moves the guest’s work into the account, and the same guest again changes nothing', async () => {
    const guest = await api.guest()
    const { id } = await api.survey(guest)
    const olia = person()
    const [first, second] = [await token(olia, guest), await token(olia, guest)]
    await send({ token: first }, guest)
    const { body } = await send({ token: second }, guest)
    expect(
      (await api.call('GET /v3/surveys', { token: body.data.token })).body.data.surveys.map((each: { id: string }) => each.id),
    ).toEqual([id])
    expect((await api.call('GET /v3/user', { token: guest })).status).toBe(401)
  })

  it('leaves name and e-mail out when Google says nothing fit of them', async () => {
    const { body } = await enter({ sub: randomUUID(), email: 'a@b.c, d@e.f', email_verified: true, name: 'Я\u0000' })
    expect(await userOf(body.data.token)).toMatchObject({ name: null, email: null })
  })
})

describe('an account with the same e-mail', () => {
  const password = 'довгий пароль'

  it('is linked when both sides have verified it, and keeps its password', async () => {
    const { email } = await api.account()
    await api.store.db.update(users).set({ emailVerifiedAt: api.clock.now })
    const { body } = await enter(person({ email }))
    expect(await userOf(body.data.token)).toMatchObject({ email, providers: ['google'] })
    expect((await api.call('POST /v3/login', { body: { email, password } })).status).toBe(200)
  })

  it('loses password and sessions when nobody has ever verified it: a stranger may have made it', async () => {
    const stranger = await api.account()
    const { body } = await enter(person({ email: stranger.email }))
    expect((await userOf(body.data.token)).email).toBe(stranger.email)
    expect((await api.call('GET /v3/user', { token: stranger.token })).status).toBe(401)
    expect((await api.call('POST /v3/auth/refresh', { body: { refresh_token: stranger.refresh } })).status).toBe(401)
    expect((await api.call('POST /v3/login', { body: { email: stranger.email, password } })).status).toBe(401)
  })

  it.each([false, 'false', undefined])('is left alone when Google does not vouch for the address (%j)', async (email_verified) => {
    const { email, token: own } = await api.account()
    const { body } = await enter(person({ email, email_verified }))
    const [newcomer, owner] = [await userOf(body.data.token), await userOf(own)]
    expect([newcomer.email, newcomer.id === owner.id]).toEqual([null, false])
  })
})

describe('a token', () => {
  const secretOf = (text: string) => new TextEncoder().encode(text)
  const hours = (count: number) => Math.floor(api.clock.now.getTime() / 1000) + count * 3600

  it.each<[string, () => Promise<string> | string]>([
    ['signed by somebody else', async () => token({ ...person(), key: (await generateKeyPair('RS256')).privateKey })],
    ['that has expired', () => token({ ...person(), iat: hours(-3), exp: hours(-1) })],
    ['that was issued long ago and never expires', () => token({ ...person(), iat: hours(-3), exp: hours(99) })],
    ['without an end', () => token({ ...person(), exp: undefined })],
    ['for another audience', () => token({ ...person(), aud: 'another' })],
    ['given to another client', () => token({ ...person(), azp: 'another' })],
    ['of another issuer', () => token({ ...person(), iss: 'https://evil.example.com' })],
    ['with the public key for a secret', () => token({ ...person(), key: secretOf(issuer.publicKey), header: { alg: 'HS256' } })],
    [
      'with a key of its own in the header',
      async () => token({ ...person(), key: (await generateKeyPair('RS256')).privateKey, header: { jku: `${issuer.url}/own` } }),
    ],
    ['with an unknown key', () => token({ ...person(), header: { kid: 'two' } })],
    ['without a subject', () => token({ email: 'a@example.com', email_verified: true })],
    ['with an empty subject', () => token({ sub: '' })],
    ['without a signature', () => new UnsecuredJWT({ ...person(), iss: issuer.url, aud: audience, iat: hours(0), exp: hours(1) }).encode()],
    ['that was changed', async () => (await token(person())).replace(/\.[^.]+\./, `.${btoa('{"sub":"1"}')}.`)],
    ['without a nonce', () => token({ ...person(), nonce: undefined })],
    ['with a nonce that is not ours', () => token({ ...person(), nonce: randomUUID() })],
    ['with a nonce that is no text', () => issuer.sign(api.clock.now, { ...person(), nonce: 7 })],
    ['whose nonce was given to another visitor', async () => token(person(), await api.guest())],
    ['that is none', () => 'a.b.c'],
    ['that is empty', () => ''],
  ])('%s is refused and makes nothing', async (_, make) => {
    const before = await api.store.db.select().from(identities)
    const { status, body } = await send({ token: await make() })
    expect([status, body]).toEqual(refused)
    expect(await api.store.db.select().from(identities)).toEqual(before)
  })

  it.each([{}, { token: 7 }, { token: 'x'.repeat(9000) }])('missing or of a wrong kind is refused: %#', async (body) => {
    expect((await send(body)).status).toBe(422)
  })
})

describe('a nonce', () => {
  it('is good for one sign-in: the same token, or another one with it, is refused from then on', async () => {
    const olia = { ...person(), nonce: await api.nonce() }
    const same = await token(olia)
    expect((await send({ token: same })).status).toBe(200)
    for (const again of [same, await token(olia)]) {
      const { status, body } = await send({ token: again })
      expect([status, body]).toEqual(refused)
    }
  })

  it('lets one of eight through that come at once', async () => {
    const chaotic = await openHarness({ isChaotic: true, world: api.deps.integrations })
    const same = await issuer.sign(api.clock.now, { ...person(), nonce: await chaotic.nonce() })
    const replies = await Promise.all(Array.from({ length: 8 }, () => chaotic.call('POST /v3/auth/google', { body: { token: same } })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(401)])
    await chaotic.close()
  })

  it('is over after a quarter of an hour', async () => {
    const nonce = await api.nonce()
    api.clock.advance(901)
    expect((await enter({ ...person(), nonce })).status).toBe(401)
  })

  it('is not used up by a token that is refused for another reason', async () => {
    const nonce = await api.nonce()
    expect((await enter({ ...person(), nonce, aud: 'another' })).status).toBe(401)
    expect((await enter({ ...person(), nonce })).status).toBe(200)
  })
})

describe('the keys of the provider', () => {
  it('are fetched once for many tokens', async () => {
    await enter(person())
    const before = issuer.fetched()
    for (let count = 0; count < 5; count++) await enter(person())
    expect([before, issuer.fetched()]).toEqual([1, 1])
  })

  it('that cannot be had are no refusal: the answer is 503', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const google = idTokenReader({ issuers: [issuer.url], keys: 'http://127.0.0.1:9/keys', audience })
    const cut = createApp({ ...api.deps, integrations: { ...api.deps.integrations, google } })
    const body = JSON.stringify({ token: await token(person()) })
    const answer = await cut.fetch(new Request('http://127.0.0.1/api/v3/auth/google', { method: 'POST', body }))
    expect([answer.status, await answer.json()]).toEqual([503, { errorMessage: 'Сервіс входу зараз недоступний. Спробуй трохи згодом' }])
    vi.restoreAllMocks()
  })
})

it('where Google is not set up the answer is 501', async () => {
  const bare = createApp({ ...api.deps, integrations: { ...api.deps.integrations, google: null } })
  const answer = await bare.fetch(new Request('http://127.0.0.1/api/v3/auth/google', { method: 'POST', body: '{"token":"a"}' }))
  expect([answer.status, await answer.json()]).toEqual([501, { errorMessage: 'Вхід через Google тут не налаштовано' }])
})
