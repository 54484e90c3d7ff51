import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { consentVersion } from '#contract/consent'
import type { Holder } from '../../server/people/auth/id-token.ts'
import { openHarness } from './setup/harness.ts'

/** Every token names its holder: a provider that vouches for whoever comes. */
const vouch = async (token: string): Promise<Holder> => {
  const [subject = '', nonce = null] = token.split(' ')
  return { subject, email: `${subject}@example.com`, name: 'Оля', nonce }
}

const api = await openHarness({ world: { google: vouch, apple: { read: vouch, isBareTrusted: false } } })
afterAll(() => api.close())

const user = async (token: string) => (await api.call('GET /v3/user', { token })).body.data.user
const exported = async (token: string) => (await api.call('GET /v3/user/export', { token })).body.data.export

const tokenOf = async (id: string) => `${id} ${await api.nonce()}`

type Way = (change?: object) => Promise<{ token: string; is_new?: true }>
const ways: [string, (id: string) => Way][] = [
  [
    'an e-mail',
    (id) => async (change) =>
      (await api.call('POST /v3/register', { body: { name: 'Оля', email: `${id}@example.com`, password: 'довгий пароль', ...change } }))
        .body.data,
  ],
  [
    'Google',
    (id) => async (change) => (await api.call('POST /v3/auth/google', { body: { token: await tokenOf(id), ...change } })).body.data,
  ],
  [
    'Apple',
    (id) => async (change) =>
      (await api.call('POST /v3/auth/apple', { body: { external_user_id: id, identity_token: await tokenOf(id), ...change } })).body.data,
  ],
]

const agree = (token: string, version: unknown) => api.call('POST /v3/user/consent', { token, body: { version } })

it.each(ways)('an account made with %s is said to be new, and keeps the terms that its holder agreed to, and when', async (_way, enter) => {
  const data = await enter(randomUUID())()
  expect(data.is_new).toBe(true)
  expect((await user(data.token)).consent_version).toBeNull()
  expect(await agree(data.token, consentVersion)).toMatchObject({ status: 200, body: { success: true } })
  const { consented_at, user: kept } = await exported(data.token)
  expect([consented_at, kept.consent_version]).toEqual([api.clock.now.toISOString(), consentVersion])
})

it.each(ways)('a body that names a version of the terms beside %s says nothing', async (_way, enter) => {
  const { token } = await enter(randomUUID())({ consent_version: consentVersion })
  expect([(await user(token)).consent_version, (await exported(token)).consented_at]).toEqual([null, null])
})

it.each(ways.slice(1))('coming again with %s makes nothing new', async (_way, enter) => {
  const again = enter(randomUUID())
  await again()
  expect((await again()).is_new).toBeUndefined()
})

it('an older version of the terms does not take the place of a newer one', async () => {
  const { token } = await api.account()
  await agree(token, '2026-11-20')
  await agree(token, '2026-01-31')
  expect((await user(token)).consent_version).toBe('2026-11-20')
})

it('a guest has nothing to agree with', async () => {
  expect((await agree(await api.guest(), consentVersion)).status).toBe(403)
})

it.each(['', 'yes', '2026-1-1', '2019-01-01', 20_261_121])('the version %j is refused', async (version) => {
  expect((await agree((await api.account()).token, version)).status).toBe(422)
})
