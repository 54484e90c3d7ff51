import { afterAll, expect, it } from 'vitest'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

it('where the content has no rules of admission they are said to be missing', async () => {
  const { status, body } = await api.call('GET /v3/admission')
  expect([status, body]).toEqual([404, { errorMessage: 'Правил вступу ще немає' }])
})
