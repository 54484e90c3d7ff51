import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { consentVersion } from '#contract/consent'
import type { Holder } from '../../server/auth/id-token.ts'
import { openHarness, type Harness } from './setup/harness.ts'

/** Every token names its holder: a provider that vouches for whoever comes. */
const vouch = async (token: string): Promise<Holder> => ({ subject: token, email: `${token}@example.com`, name: 'Оля' })

let api: Harness
beforeAll(async () => {
  api = await openHarness({ world: { google: vouch, apple: { read: vouch, isBareTrusted: false } } })
})
afterAll(() => api.close())

const user = async (token: string) => (await api.call('GET /v3/user', { token })).body.data.user
const exported = async (token: string) => (await api.call('GET /v3/user/export', { token })).body.data.export

type Way = (change?: object) => Promise<string>
const ways: [string, (id: string) => Way][] = [
  [
    'an e-mail',
    (id) => async (change) =>
      (await api.call('POST /v3/register', { body: { name: 'Оля', email: `${id}@example.com`, password: 'довгий пароль', ...change } }))
        .body.data.token,
  ],
  ['Google', (id) => async (change) => (await api.call('POST /v3/auth/google', { body: { token: id, ...change } })).body.data.token],
  [
    'Apple',
    (id) => async (change) =>
      (await api.call('POST /v3/auth/apple', { body: { external_user_id: id, identity_token: id, ...change } })).body.data.token,
  ],
]

it.each(ways)('an account made with %s keeps the version of the terms that was shown, and when', async (_way, enter) => {
  const token = await enter(randomUUID())({ consent_version: consentVersion })
  expect((await user(token)).consent_version).toBe(consentVersion)
  const { consented_at, user: kept } = await exported(token)
  expect([consented_at, kept.consent_version]).toEqual([api.clock.now.toISOString(), consentVersion])
})

it.each(ways)('a client that shows no terms makes an account with %s without a consent', async (_way, enter) => {
  const token = await enter(randomUUID())()
  expect([(await user(token)).consent_version, (await exported(token)).consented_at]).toEqual([null, null])
})

it.each(ways.slice(1))('coming again with %s leaves the consent as it was', async (_way, enter) => {
  const again = enter(randomUUID())
  await again({ consent_version: '2026-01-31' })
  expect((await user(await again({ consent_version: consentVersion }))).consent_version).toBe('2026-01-31')
})

it.each(['', 'yes', '2026-1-1', '2019-01-01', 20_261_121])('the version %j is refused', async (consent_version) => {
  const body = { name: 'Оля', email: `${randomUUID()}@example.com`, password: 'довгий пароль', consent_version }
  expect((await api.call('POST /v3/register', { body })).status).toBe(422)
})
