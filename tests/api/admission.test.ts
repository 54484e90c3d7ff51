import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admissionAnswerSchema } from '#contract/admission'
import { openHarness, type Harness } from './setup/harness.ts'
import { loadContent } from '../../server/content/load.ts'

let api: Harness
beforeAll(async () => {
  api = await openHarness()
})
afterAll(() => api.close())

it('rules of admission are open to everybody once the content has any, each with its year and source', async () => {
  const none = await api.call('GET /v3/admission')
  expect([none.status, none.body]).toEqual([404, { errorMessage: 'Правил вступу ще немає' }])
  await loadContent(api.store.db, 'content')
  const { status, body } = await api.call('GET /v3/admission')
  const { admission } = v.parse(admissionAnswerSchema, body).data
  expect([status, admission.year, admission.regions.year]).toEqual([200, 2026, 2025])
  expect(admission.specialities.map(({ id, verified, electiveMax }) => [id, verified, electiveMax])).toEqual([['kpi-fiot', false, 0.4]])
})
