import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../server/run/app.ts'
import { users } from '../../server/store/schema.ts'
import { openHarness, type Harness } from './setup/harness.ts'
import { unwrapped } from './setup/letter.ts'

let api: Harness
beforeAll(async () => {
  api = await openHarness({ isChaotic: true })
})
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterAll(async () => {
  vi.restoreAllMocks()
  await api.close()
})

const form = (email: string) => ({ name: 'Хтось Інший', email, password: 'зовсім інший пароль' })
const attempt = (email: string) => api.call('POST /v3/register', { body: form(email) })
const lettersTo = async (email: string) => (await api.letters()).map(unwrapped).filter((letter) => letter.includes(email))

describe('an attempt to register with a taken address', () => {
  it('is told to its owner by letter, without a word of who it was', async () => {
    const { email } = await api.account()
    expect((await attempt(email)).status).toBe(409)
    const [letter, ...more] = await lettersTo(email)
    expect(letter).toContain('спробував зареєструватися')
    expect([letter?.includes('Хтось Інший'), letter?.includes('пароль:'), more]).toEqual([false, false, []])
  })

  it('is told once a day, however often and however parallel', async () => {
    const { email } = await api.account()
    await Promise.all(Array.from({ length: 8 }, () => attempt(email)))
    expect(await lettersTo(email)).toHaveLength(1)
    api.clock.advance(24 * 3600 - 1)
    await attempt(email)
    expect(await lettersTo(email)).toHaveLength(1)
    api.clock.advance(2)
    await attempt(email)
    expect(await lettersTo(email)).toHaveLength(2)
  })

  it('changes nothing: the guest who tried stays a guest, the owner’s password and session go on', async () => {
    const owner = await api.account()
    const guest = await api.guest()
    const { status } = await api.call('POST /v3/register', { token: guest, body: { ...form(owner.email), anonymous_token: guest } })
    const people = await Promise.all([guest, owner.token].map(async (token) => (await api.call('GET /v3/user', { token })).body.data.user))
    expect([status, people.map(({ is_anonymous: isGuest, name }) => [isGuest, name])]).toEqual([
      409,
      [
        [true, null],
        [false, 'Оля'],
      ],
    ])
    expect((await api.call('POST /v3/login', { body: { email: owner.email, password: 'довгий пароль' } })).status).toBe(200)
  })

  it('is answered alike whatever the account is: with a password or without, verified or not, letters or none', async () => {
    const { email } = await api.account()
    const bare = `${randomUUID()}@example.com`
    const made = { isAnonymous: false, name: 'Оля', email: bare, emailVerifiedAt: api.clock.now, createdAt: api.clock.now }
    await api.store.db.insert(users).values({ id: randomUUID(), ...made })
    const mute = createApp({ ...api.deps, integrations: { ...api.deps.integrations, post: null } })
    const said = async (answer: Response) => JSON.stringify([answer.status, await answer.json()])
    const ask = (app: typeof mute, address: string) =>
      app.fetch(new Request('http://127.0.0.1/api/v3/register', { method: 'POST', body: JSON.stringify(form(address)) }))
    const answers = [await ask(mute, email), await ask(createApp(api.deps), email), await ask(createApp(api.deps), bare)]
    expect(new Set(await Promise.all(answers.map(said)))).toEqual(
      new Set(['[409,{"errorMessage":"Такий e-mail уже зареєстровано. Увійди або віднови пароль"}]']),
    )
  })
})

it('a new address gets no letter', async () => {
  const { email } = await api.account()
  expect(await lettersTo(email)).toEqual([])
})
