import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idTokenReader } from '../../server/people/auth/id-token.ts'
import { groupMembers, identities, reminders, users } from '../../server/store/schema.ts'
import { openHarness, type Harness } from './setup/harness.ts'
import { audience, openIssuer, type Issuer } from './setup/issuer.ts'
import { passwordIn } from './setup/letter.ts'

let api: Harness
let issuer: Issuer
let code: string
beforeAll(async () => {
  issuer = await openIssuer()
  api = await openHarness({
    siteUrl: 'https://skladu.test',
    world: { google: idTokenReader({ issuers: [issuer.url], keys: issuer.keysUrl, audience }) },
  })
  const { token } = await api.account()
  const opened = await api.call('POST /v3/groups', { token, key: randomUUID(), body: { title: '11-Б' } })
  code = opened.body.data.group.invitations[0].code
})
afterAll(async () => {
  await api.close()
  issuer.close()
})

/** An account that a stranger has made with somebody’s address: in a class, with reminders, a consent, a linked provider and a test. */
async function madeByStranger() {
  const { token, email } = await api.account()
  await api.call('POST /v3/group-invitations/join', { token, body: { code, sharesResults: true } })
  await api.call('POST /v3/user/reminders', { token, body: { isOn: true, hour: 17 } })
  await api.call('POST /v3/user/consent', { token, body: { version: '2026-09-01' } })
  const { id } = (await api.call('GET /v3/user', { token })).body.data.user
  await api.store.db.insert(identities).values({ provider: 'apple', subject: `stranger of ${id}`, userId: id, createdAt: api.clock.now })
  await api.survey(token)
  return { token, email, id }
}
const leftOf = async (id: string) => ({
  seats: await api.store.db.$count(groupMembers, eq(groupMembers.userId, id)),
  reminders: await api.store.db.$count(reminders, eq(reminders.userId, id)),
  providers: (await api.store.db.select().from(identities).where(eq(identities.userId, id))).map(({ provider }) => provider),
  consents: await api.store.db
    .select({ version: users.consentVersion, at: users.consentedAt, password: users.passwordHash })
    .from(users)
    .where(eq(users.id, id)),
})
const nothing = { seats: 0, reminders: 0, consents: [{ version: null, at: null, password: null }] }

const ways: Record<string, (email: string) => Promise<string>> = {
  'by a mailed password': async (email) => {
    await api.call('POST /v3/reset-password', { body: { email } })
    const password = passwordIn((await api.letters()).at(-1) ?? '')
    return (await api.call('POST /v3/login', { body: { email, password } })).body.data.token
  },
  'by a provider': async (email) => {
    const claims = { sub: randomUUID(), email, email_verified: true, name: 'Оля', nonce: await api.nonce() }
    return (await api.call('POST /v3/auth/google', { body: { token: await issuer.sign(api.clock.now, claims) } })).body.data.token
  },
}

describe.each(Object.entries(ways))('an owner who proves the address for the first time %s', (way, enter) => {
  it('starts clean: no seat, reminder, consent or provider of before is left, and no session', async () => {
    const { token, email, id } = await madeByStranger()
    const entered = await enter(email)
    expect(await leftOf(id)).toEqual({ ...nothing, providers: way === 'by a provider' ? ['google'] : [] })
    expect([(await api.call('GET /v3/user', { token })).status, (await api.call('GET /v3/user', { token: entered })).status]).toEqual([
      401, 200,
    ])
  })

  it('keeps what was chosen since, when the address is proved again', async () => {
    const { email, id } = await madeByStranger()
    const token = await enter(email)
    await api.call('POST /v3/group-invitations/join', { token, body: { code, sharesResults: false } })
    await api.call('POST /v3/user/reminders', { token, body: { isOn: true, hour: 8 } })
    await ways['by a mailed password']?.(email)
    expect(await leftOf(id)).toMatchObject({ seats: 1, reminders: 1 })
  })
})
