import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openHarness, type Harness } from './setup/harness.ts'

let api: Harness
beforeAll(async () => {
  api = await openHarness()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => api.close())

const password = 'довгий пароль'
/** PostgreSQL gives up the next transaction, as it does with one of two that wait for each other. */
function loseOne(): void {
  const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  vi.spyOn(api.store.db, 'transaction').mockRejectedValueOnce(new Error('query failed', { cause }))
}

it('a visit, a registration and a sign-in that meet an answer of the same guest on its way go on by themselves', async () => {
  const email = `${randomUUID()}@example.com`
  const statuses = []
  for (const [route, body] of [
    ['POST /v3/auth/anonymous', undefined],
    ['POST /v3/register', { name: 'Оля', email, password }],
    ['POST /v3/login', { email, password }],
  ] as const) {
    loseOne()
    statuses.push((await api.call(route, body && { body })).status)
  }
  expect(statuses).toEqual([200, 200, 200])
})

it('a code from another device is not lost either', async () => {
  const { code } = (await api.call('POST /v3/auth/handover', { token: await api.guest() })).body.data
  loseOne()
  expect((await api.call('POST /v3/auth/handover/take', { body: { code } })).status).toBe(200)
})
