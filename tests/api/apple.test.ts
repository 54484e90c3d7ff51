import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idTokenReader } from '../../server/people/auth/id-token.ts'
import { openHarness, type Harness } from './setup/harness.ts'
import { audience, openIssuer, type Issuer } from './setup/issuer.ts'

let issuer: Issuer
let api: Harness
let bare: Harness
beforeAll(async () => {
  issuer = await openIssuer()
  const read = idTokenReader({ issuers: [issuer.url], keys: issuer.keysUrl, audience })
  api = await openHarness({ world: { apple: { read, isBareTrusted: false } } })
  bare = await openHarness({ world: { apple: { read, isBareTrusted: true } } })
})
afterAll(async () => {
  await Promise.all([api.close(), bare.close()])
  issuer.close()
})

const claims = async (sub: string, change: object = {}, harness = api, guest?: string) =>
  issuer.sign(api.clock.now, { sub, nonce: await harness.nonce(guest), ...change })
const enter = (harness: Harness, body: object, guest?: string) =>
  harness.call('POST /v3/auth/apple', { body, ...(guest !== undefined && { token: guest }) })
const userOf = async (harness: Harness, token: string) => (await harness.call('GET /v3/user', { token })).body.data.user

describe('signing in with Apple', () => {
  it('trusts the token, merges the guest and finds the account again', async () => {
    const sub = randomUUID()
    const email = `${sub}@privaterelay.example.com`
    const guest = await api.guest()
    await api.survey(guest)
    const form = async () => ({
      external_user_id: sub,
      identity_token: await claims(sub, { email, email_verified: 'true' }, api, guest),
    })
    const [one, two] = [await form(), await form()]
    const [first, second] = [await enter(api, one, guest), await enter(api, two, guest)]
    expect([first.status, second.status]).toEqual([200, 200])
    const [user, again] = [await userOf(api, first.body.data.token), await userOf(api, second.body.data.token)]
    expect([user, again.id]).toEqual([expect.objectContaining({ email, is_anonymous: false, providers: ['apple'] }), user.id])
    expect((await api.call('GET /v3/surveys', { token: second.body.data.token })).body.data.surveys).toHaveLength(1)
  })

  it('does not meet a Google account of the same subject', async () => {
    const google = await openHarness({ world: { ...api.deps.integrations, google: api.deps.integrations.apple.read } })
    const sub = randomUUID()
    const one = await google.call('POST /v3/auth/google', { body: { token: await claims(sub, {}, google) } })
    const two = await enter(google, { external_user_id: sub, identity_token: await claims(sub, {}, google) })
    expect((await userOf(google, one.body.data.token)).id).not.toBe((await userOf(google, two.body.data.token)).id)
    await google.close()
  })

  it('refuses a token of another subject', async () => {
    const { status, body } = await enter(api, { external_user_id: randomUUID(), identity_token: await claims(randomUUID()) })
    expect([status, body]).toEqual([401, { errorMessage: 'Не вдалося підтвердити вхід. Спробуй ще раз' }])
  })

  it('refuses a token for another audience', async () => {
    const sub = randomUUID()
    expect((await enter(api, { external_user_id: sub, identity_token: await claims(sub, { aud: 'x' }) })).status).toBe(401)
  })

  it('takes a token once, and none without a nonce of ours', async () => {
    const sub = randomUUID()
    const form = { external_user_id: sub, identity_token: await claims(sub) }
    const without = { external_user_id: sub, identity_token: await claims(sub, { nonce: undefined }) }
    const replies = [await enter(api, without), await enter(api, form), await enter(api, form)]
    expect(replies.map(({ status }) => status)).toEqual([401, 200, 401])
  })

  it('refuses the bare identifier', async () => {
    const { status, body } = await enter(api, { external_user_id: randomUUID() })
    expect([status, body]).toEqual([422, { errorMessage: 'Бракує токена від Apple' }])
  })
})

describe('the bare identifier, where it is trusted,', () => {
  it('opens an account without e-mail, the same each time', async () => {
    const sub = randomUUID()
    const [first, second] = [await enter(bare, { external_user_id: sub }), await enter(bare, { external_user_id: sub })]
    const user = await userOf(bare, first.body.data.token)
    expect(user).toMatchObject({ email: null, name: null, providers: ['apple'] })
    expect((await userOf(bare, second.body.data.token)).id).toBe(user.id)
  })

  it('never opens an account that a token has opened', async () => {
    const sub = randomUUID()
    const email = `${sub}@example.com`
    const verified = await enter(bare, { external_user_id: sub, identity_token: await claims(sub, { email, email_verified: true }, bare) })
    const guessed = await enter(bare, { external_user_id: sub })
    const [owner, guesser] = [await userOf(bare, verified.body.data.token), await userOf(bare, guessed.body.data.token)]
    expect([guesser.email, guesser.id === owner.id]).toEqual([null, false])
  })

  it('does not let a forged token pass', async () => {
    expect((await enter(bare, { external_user_id: 'x', identity_token: 'a.b.c' })).status).toBe(401)
  })
})

it('where Apple is not set up the answer is 501', async () => {
  const none = await openHarness()
  const { status, body } = await enter(none, { external_user_id: 'x', identity_token: 'a.b.c' })
  expect([status, body]).toEqual([501, { errorMessage: 'Вхід через Apple тут не налаштовано' }])
  await none.close()
})
