import { afterAll, expect, it } from 'vitest'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

it('an import of cards is possible thirty times an hour', async () => {
  const authorization = `Bearer ${await api.guest()}`
  const post = () => api.fetch('/api/v3/flashcards/import', { method: 'POST', headers: { authorization }, body: 'а\tб' })
  const statuses: number[] = []
  for (let time = 0; time < 31; time++) statuses.push((await post()).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
})
