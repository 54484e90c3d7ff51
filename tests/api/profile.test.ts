import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { deviceSessionsAnswerSchema, exportAnswerSchema, userAnswerSchema } from '#contract/user'
import * as tables from '../../server/store/schema.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const password = 'довгий пароль'
const chrome = { 'x-device-model': 'Chrome', 'x-device-platform': 'Android', 'x-device-platform-version': '10' }
const sessionsOf = async (token: string) =>
  v.parse(deviceSessionsAnswerSchema, (await api.call('GET /v3/user/sessions', { token })).body).data.sessions
const login = async (email: string, headers = {}) =>
  (await api.call('POST /v3/login', { body: { email, password }, headers })).body.data.token

describe('the profile', () => {
  it('takes a new name and gives the user back', async () => {
    const { token, email } = await api.account()
    const { status, body } = await api.call('POST /v3/user', {
      token,
      body: { name: '  Оля Коваль ', email: 'x@example.com', id: randomUUID() },
    })
    expect([status, v.parse(userAnswerSchema, body).data.user]).toMatchObject([200, { name: 'Оля Коваль', email, is_anonymous: false }])
    expect((await api.call('GET /v3/user', { token })).body).toEqual(body)
  })

  it('stays as it was when nothing is sent', async () => {
    const { token } = await api.account()
    expect((await api.call('POST /v3/user', { token, body: {} })).body.data.user.name).toBe('Оля')
  })

  it.each([{ name: 'Ол' }, { name: null }, { name: 'я'.repeat(101) }, { name: 'Оля\u0007' }])('refuses %j', async (body) => {
    const { token } = await api.account()
    const reply = await api.call('POST /v3/user', { token, body })
    expect([reply.status, Object.keys(reply.body)]).toEqual([422, ['errorMessage']])
  })

  it('is not for guests', async () => {
    const reply = await api.call('POST /v3/user', { token: await api.guest(), body: { name: 'Гість' } })
    expect([reply.status, reply.body]).toEqual([403, { errorMessage: 'Спершу увійди або зареєструйся' }])
  })
})

describe('signed-in devices', () => {
  it('are listed with what they said of themselves, the one in hand marked', async () => {
    const { token, email } = await api.account()
    const start = api.clock.now.toISOString()
    api.clock.advance(60)
    const phone = await login(email, chrome)
    const seen = await sessionsOf(phone)
    expect(seen).toEqual([
      {
        id: expect.any(String),
        device: 'Chrome, Android 10',
        created_at: api.clock.now.toISOString(),
        last_seen_at: api.clock.now.toISOString(),
        is_current: true,
      },
      { id: expect.any(String), device: null, created_at: start, last_seen_at: start, is_current: false },
    ])
    expect((await sessionsOf(token)).map((each) => each.is_current)).toEqual([false, true])
  })

  it.each([
    [{ 'x-device-model': 'Web', 'x-device-platform': 'Unknown', 'x-device-platform-version': 'Unknown' }, 'Web'],
    [{ 'x-device-model': '<b>Chrome</b>"', 'x-device-platform': 'x'.repeat(60) }, `bChromeb, ${'x'.repeat(40)}`],
    [{ 'x-device-platform-version': '17' }, null],
  ])('that say %j are harmless', async (headers, device) => {
    const { email } = await api.account()
    expect((await sessionsOf(await login(email, headers))).find((each) => each.is_current)?.device).toBe(device)
  })

  it('are seen anew at most once an hour', async () => {
    const { token, refresh } = await api.account()
    const start = api.clock.now.toISOString()
    expect((await sessionsOf(token))[0]?.last_seen_at).toBe(start)
    const later = api.clock.advance(3599).toISOString()
    expect((await sessionsOf(token))[0]?.last_seen_at).toBe(start)
    const fresh = (await api.call('POST /v3/auth/refresh', { body: { refresh_token: refresh } })).body.data.token
    expect((await sessionsOf(fresh))[0]?.last_seen_at).toBe(later)
  })

  it('keep their name when the tokens are refreshed', async () => {
    const { token, refresh } = await api.account()
    const [before] = await sessionsOf(token)
    const fresh = (await api.call('POST /v3/auth/refresh', { body: { refresh_token: refresh } })).body.data.token
    expect((await sessionsOf(fresh))[0]?.id).toBe(before?.id)
  })

  it('can be signed out one by one, once', async () => {
    const { token, email } = await api.account()
    const phone = await login(email, chrome)
    const lost = (await sessionsOf(token)).find(({ is_current }) => !is_current)?.id
    const end = () => api.call(`DELETE /v3/user/sessions/${lost}`, { token })
    const [first, again] = [await end(), await end()]
    expect([first.status, first.body, again.status, again.body]).toEqual([
      200,
      { success: true },
      404,
      { errorMessage: 'Такого сеансу немає' },
    ])
    expect([(await api.call('GET /v3/user', { token: phone })).status, (await api.call('GET /v3/user', { token })).status]).toEqual([
      401, 200,
    ])
  })
})

async function usedAccount() {
  const account = await api.account()
  const { id } = await api.survey(account.token)
  await api.call(`POST /v3/surveys/${id}/events`, { token: account.token, body: { events: answersAt(api.clock.now, right('one')) } })
  await api.call(`POST /v3/surveys/${id}/finish`, { token: account.token, key: randomUUID(), body: {} })
  const { userId } = (await api.store.db.select().from(tables.surveys)).find((survey) => survey.id === id) ?? { userId: '' }
  const now = api.clock.now
  await api.store.db.insert(tables.identities).values({ provider: 'google', subject: randomUUID(), userId, createdAt: now })
  await api.store.db
    .insert(tables.subscriptions)
    .values({ store: 'web', itemId: 'month', userId, isRenewing: true, startedAt: now, endsAt: new Date(now.getTime() + 86400_000) })
  return { ...account, survey: id }
}

describe('the export', () => {
  it('holds everything about the user and no secret', async () => {
    const { token, refresh, email, survey } = await usedAccount()
    const { status, body, text } = await api.call('GET /v3/user/export', { token })
    const data = v.parse(exportAnswerSchema, body).data.export
    expect([status, data.user]).toMatchObject([200, { email, providers: ['google'], premium: { status: 'active' } }])
    expect([data.sessions.length, data.surveys.length, data.subscriptions.length]).toEqual([1, 1, 1])
    expect(data.surveys[0]).toMatchObject({ id: survey, subject: 'training', created_at: api.clock.now.toISOString(), result: { raw: 19 } })
    expect(data.surveys[0]?.['events']).toHaveLength(9)
    const [stored] = await api.store.db.select().from(tables.sessions)
    // It is no secret whether the password is his own or a mailed one.
    const rest = text.replace('"password":"own"', '')
    for (const secret of [token, refresh, stored?.tokenHash ?? '', 'argon2', 'password', 'hash']) expect(rest).not.toContain(secret)
  })

  it('of somebody else is nowhere in it', async () => {
    const other = await usedAccount()
    const { token } = await api.account()
    const { text, body } = await api.call('GET /v3/user/export', { token })
    expect([text.includes(other.survey), text.includes(other.email), body.data.export.surveys]).toEqual([false, false, []])
  })
})

describe('deletion', () => {
  const owned = [
    tables.sessions,
    tables.surveys,
    tables.results,
    tables.identities,
    tables.subscriptions,
    tables.avatarUploads,
    tables.onceAnswers,
  ]
  const counts = async () =>
    Promise.all([tables.users, tables.surveyEvents, ...owned].map(async (table) => (await api.store.db.select().from(table)).length))

  it('removes every trace of the user and ends all sessions', async () => {
    const before = await counts()
    const { token, refresh, email } = await usedAccount()
    const phone = await login(email)
    await api.call('POST /v3/user/avatar', { token, body: {} })
    const { status, body } = await api.call('DELETE /v3/user', { token })
    expect([status, body, await counts()]).toEqual([200, { success: true }, before])
    for (const each of [token, phone]) expect((await api.call('GET /v3/user', { token: each })).status).toBe(401)
    expect((await api.call('POST /v3/auth/refresh', { body: { refresh_token: refresh } })).status).toBe(401)
    expect((await api.call('POST /v3/login', { body: { email, password } })).status).toBe(401)
    expect((await api.call('DELETE /v3/user', { token })).status).toBe(401)
    expect((await api.call('POST /v3/register', { body: { name: 'Оля', email, password } })).status).toBe(200)
  })

  it('is open to guests as well', async () => {
    const token = await api.guest()
    await api.survey(token)
    expect((await api.call('DELETE /v3/user', { token })).status).toBe(200)
    expect((await api.call('GET /v3/surveys', { token })).status).toBe(401)
  })
})
