import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../server/store/schema.ts'
import { openHarness, type Harness } from './setup/harness.ts'
import { readLog } from './setup/log.ts'
import { passwordIn, unwrapped } from './setup/letter.ts'

let api: Harness
beforeAll(async () => {
  api = await openHarness()
})
readLog()
afterAll(() => api.close())

const old = 'довгий пароль'
const fresh = 'ще довший пароль'
const login = (email: string, password: string) => api.call('POST /v3/login', { body: { email, password } })
const change = (token: string, body: object) => api.call('POST /v3/user/password', { token, body })
const said = ({ status, body }: { status: number; body: { errorMessage?: string } }) => [status, body.errorMessage]
const userOf = async (token: string) => (await api.call('GET /v3/user', { token })).body.data.user
/** An account that was entered by a mailed password. */
async function entered() {
  const { email } = await api.account()
  await api.call('POST /v3/reset-password', { body: { email } })
  const { body } = await login(email, passwordIn((await api.letters()).at(-1) ?? ''))
  return { email, token: body.data.token as string }
}

describe('a password', () => {
  it('is changed by whoever knows the present one; other sessions end, this one stays, and a letter tells of it', async () => {
    const { email, token } = await api.account()
    const other = (await login(email, old)).body.data.token
    expect((await change(token, { current: old, password: fresh })).body).toEqual({ success: true })
    expect([(await api.call('GET /v3/user', { token })).status, (await api.call('GET /v3/user', { token: other })).status]).toEqual([
      200, 401,
    ])
    expect([(await login(email, old)).status, (await login(email, fresh)).status]).toEqual([401, 200])
    expect(unwrapped((await api.letters()).at(-1) ?? '')).toContain('Пароль до твого акаунта щойно змінено')
  })

  it('of one’s own is chosen without the present one after a mailed one was used', async () => {
    const { email, token } = await entered()
    expect((await userOf(token)).password).toBe('wanted')
    expect((await change(token, { password: fresh })).body).toEqual({ success: true })
    expect([(await userOf(token)).password, (await login(email, fresh)).status]).toEqual(['own', 200])
    expect(said(await change(token, { password: 'третій пароль' }))).toEqual([
      403,
      'Теперішній пароль неправильний. Перевір його й спробуй ще раз',
    ])
  })

  it.each([
    [{ password: fresh }, 403, 'Теперішній пароль неправильний. Перевір його й спробуй ще раз'],
    [{ current: 'не той пароль', password: fresh }, 403, 'Теперішній пароль неправильний. Перевір його й спробуй ще раз'],
    [{ current: old, password: old }, 422, 'Це той самий пароль. Придумай інший'],
    [{ current: old, password: 'password123' }, 422, 'Цей пароль надто поширений. Придумай інший'],
    [{ current: old, password: 'короткі' }, 422, 'Пароль повинен містити 8 символів'],
  ])('stays as it is after %j', async (body, status, text) => {
    const { email, token } = await api.account()
    expect(said(await change(token, body))).toEqual([status, text])
    expect((await login(email, old)).status).toBe(200)
  })

  it('cannot be guessed by whoever holds the session: five tries', async () => {
    const { token } = await api.account()
    const tries = await Promise.all(Array.from({ length: 8 }, () => change(token, { current: 'не той пароль', password: fresh })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([403, 403, 403, 403, 403, 429, 429, 429])
  })

  it('of an account without one is made by a letter alone, and guests have none', async () => {
    const { token } = await api.account()
    await api.store.db.update(users).set({ passwordHash: null })
    expect((await userOf(token)).password).toBe('none')
    expect((await change(token, { password: fresh })).status).toBe(409)
    expect((await change(await api.guest(), { password: fresh })).status).toBe(403)
  })
})
