import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness } from './setup/harness.ts'

let api: Harness
beforeAll(async () => {
  api = await openHarness()
})
afterAll(() => api.close())

it('where the content has no rules of admission they are said to be missing', async () => {
  const { status, body } = await api.call('GET /v3/admission')
  expect([status, body]).toEqual([404, { errorMessage: 'Правил вступу ще немає' }])
})
