import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { users } from '../../server/store/schema.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const userOf = async (token: string) => (await api.call('GET /v3/user', { token })).body.data.user
const password = 'довгий пароль'

describe('a guest', () => {
  it('gets a token for 400 days and has neither name nor e-mail', async () => {
    const { status, body } = await api.call('POST /v3/auth/anonymous')
    expect([status, body]).toEqual([200, { success: true, data: { token: expect.stringMatching(/^[\w-]{43}$/) } }])
    expect(await userOf(body.data.token)).toEqual({
      id: expect.any(String),
      is_anonymous: true,
      name: null,
      email: null,
      avatar_url: null,
      providers: [],
      consent_version: null,
      premium: { status: 'none', until: null, is_renewing: null, store: null, store_item_id: null },
    })
    const start = api.clock.now
    api.clock.advance(399 * 86400)
    expect((await api.call('GET /v3/user', { token: body.data.token })).status).toBe(200)
    api.clock.advance(2 * 86400)
    expect((await api.call('GET /v3/user', { token: body.data.token })).status).toBe(401)
    api.clock.now = start
  })
})

describe('registration', () => {
  it('opens a session of the new account', async () => {
    const email = `  Olia.${randomUUID()}@Example.com `
    const { status, body } = await api.call('POST /v3/register', { body: { name: ' Оля ', email, password } })
    expect([status, body]).toEqual([
      200,
      { success: true, data: { token: expect.any(String), refresh_token: expect.any(String), max_age: 3300, is_new: true } },
    ])
    expect(await userOf(body.data.token)).toMatchObject({ is_anonymous: false, name: 'Оля', email: email.trim().toLowerCase() })
  })

  it('takes over everything the guest has done and ends the guest', async () => {
    const guest = await api.guest()
    const done = await api.survey(guest)
    await api.call(`POST /v3/surveys/${done.id}/events`, { token: guest, body: { events: answersAt(api.clock.now, right('one')) } })
    await api.call(`POST /v3/surveys/${done.id}/finish`, { token: guest, key: randomUUID(), body: {} })
    const running = await api.survey(guest)
    const { token } = await api.account({ anonymous_token: guest })
    const { body } = await api.call('GET /v3/surveys', { token })
    expect(body.data.surveys.map(({ id }: { id: string }) => id).toSorted()).toEqual([done.id, running.id].toSorted())
    expect((await api.call('GET /v3/user/v2-statistic', { token })).body.data.statistic).toMatchObject({
      surveys_finished: 1,
      answers_given: 9,
      points_earned: 19,
      points_possible: 19,
    })
    expect((await api.call('GET /v3/user', { token: guest })).status).toBe(401)
  })

  it('is refused for a taken e-mail, and the guest stays', async () => {
    const { email } = await api.account()
    const guest = await api.guest()
    const refused = await api.call('POST /v3/register', {
      body: { name: 'Інша', email: email.toUpperCase(), password, anonymous_token: guest },
    })
    expect([refused.status, refused.body]).toEqual([409, { errorMessage: 'Такий e-mail уже зареєстровано. Увійди або віднови пароль' }])
    expect((await userOf(guest)).is_anonymous).toBe(true)
  })

  it.each([
    [{ name: 'Ол' }, 'Ім’я повинно містити щонайменше 3 символи'],
    [{ email: 'оля' }, 'Перевір адресу e-mail'],
    [{ password: 'короткий'.slice(1) }, 'Пароль повинен містити 8 символів'],
    [{ name: 'Оля\u0000' }, 'Текст містить неприпустимі символи'],
    [{ name: 7 }, 'Тут має бути текст'],
    [{ email: undefined }, 'Перевір введене: чогось бракує або щось зайве'],
  ])('is refused for %j with a message in Ukrainian', async (change, errorMessage) => {
    const { status, body } = await api.call('POST /v3/register', { body: { name: 'Оля', email: 'olia@example.com', password, ...change } })
    expect([status, body]).toEqual([422, { errorMessage }])
  })
})

describe('sign-in', () => {
  it('merges the guest once, and the same token again does no harm', async () => {
    const { email } = await api.account()
    const guest = await api.guest()
    const survey = await api.survey(guest)
    const form = { email, password }
    const first = await api.call('POST /v3/login', { token: guest, body: form })
    const second = await api.call('POST /v3/login', { token: guest, body: form })
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await api.call(`GET /v3/surveys/${survey.id}`, { token: second.body.data.token })).status).toBe(200)
  })

  it('does not swallow a real account handed in as a guest', async () => {
    const victim = await api.account()
    const { email } = await api.account()
    await api.call('POST /v3/login', { token: victim.token, body: { email, password } })
    expect((await userOf(victim.token)).email).toBe(victim.email)
  })

  it('knows the guest by the bearer alone, whatever the body names', async () => {
    const { email } = await api.account()
    const guest = await api.guest()
    await api.call('POST /v3/login', { body: { email, password, anonymous_token: guest } })
    expect((await userOf(guest)).is_anonymous).toBe(true)
    await api.call('POST /v3/login', { token: guest, body: { email, password } })
    expect((await api.call('GET /v3/user', { token: guest })).status).toBe(401)
  })

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const { email } = await api.account()
    const wrong = await api.call('POST /v3/login', { body: { email, password: 'не той пароль' } })
    const unknown = await api.call('POST /v3/login', { body: { email: `${randomUUID()}@example.com`, password } })
    expect([wrong.status, wrong.body]).toEqual([401, { errorMessage: 'Неправильний e-mail або пароль' }])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  it('opens nothing with a password that is replaced while it is being checked', async () => {
    const { email } = await api.account()
    // Others before it in the queue of checks leave time for the change, however busy the machine is.
    const others = Array.from({ length: 12 }, () =>
      api.call('POST /v3/login', { body: { email: `${randomUUID()}@example.com`, password } }),
    )
    const checking = api.call('POST /v3/login', { body: { email, password } })
    await setTimeout(10)
    await api.store.db.update(users).set({ passwordHash: null }).where(eq(users.email, email))
    expect((await checking).status).toBe(401)
    await Promise.all(others)
  })

  it('is held up after five failures, even in parallel, and works again after a quarter of an hour', async () => {
    const { email } = await api.account()
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => api.call('POST /v3/login', { body: { email, password: 'не той пароль' } })),
    )
    expect(tries.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    const held = await api.call('POST /v3/login', { body: { email, password } })
    expect([held.status, Number(held.headers.get('retry-after'))]).toEqual([429, 900])
    api.clock.advance(901)
    expect((await api.call('POST /v3/login', { body: { email, password } })).status).toBe(200)
  })
})

describe('a session', () => {
  it('is refreshed into new tokens while the old ones end', async () => {
    const { token, refresh } = await api.account()
    const { body } = await api.call('POST /v3/auth/refresh', { body: { refresh_token: refresh } })
    expect((await api.call('GET /v3/user', { token: body.data.token })).status).toBe(200)
    expect((await api.call('GET /v3/user', { token })).status).toBe(401)
    expect((await api.call('POST /v3/auth/refresh', { body: { refresh_token: refresh } })).status).toBe(401)
  })

  it('is refreshed once by parallel calls with one token', async () => {
    const { refresh } = await api.account()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.call('POST /v3/auth/refresh', { body: { refresh_token: refresh } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429])
  })

  it('ends on the server when the user signs out', async () => {
    const { token, refresh } = await api.account()
    const out = await api.call('POST /v3/user/logout', { token })
    expect([out.status, out.body]).toEqual([200, { success: true }])
    expect((await api.call('GET /v3/user', { token })).status).toBe(401)
    expect((await api.call('POST /v3/auth/refresh', { body: { refresh_token: refresh } })).status).toBe(401)
  })

  it('ends after 90 days', async () => {
    const { token } = await api.account()
    api.clock.advance(90 * 86400 + 1)
    expect((await api.call('GET /v3/user', { token })).status).toBe(401)
  })
})
