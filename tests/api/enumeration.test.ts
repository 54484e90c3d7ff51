import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openHarness, type Harness, type Reply } from './setup/harness.ts'

const trials = 40
const mostApart = 25

let api: Harness
beforeAll(async () => {
  api = await openHarness()
})
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())
afterAll(() => api.close())

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function timed(call: () => Promise<Reply>) {
  const start = performance.now()
  const reply = await call()
  const time = performance.now() - start
  await api.letters()
  return { time, seen: [reply.status, reply.body, [...reply.headers].filter(([name]) => name !== 'date')] }
}

it.each([
  ['a reset', (email: string) => api.call('POST /v3/reset-password', { body: { email } })],
  ['a sign-in', (email: string) => api.call('POST /v3/login', { body: { email, password: 'не той пароль' } })],
])('%s takes as long and says the same for a known address and an unknown one', async (_, ask) => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const answers = new Set<string>()
  const { email: first } = await api.account()
  let known = first
  for (let trial = 0; trial < trials; trial++) {
    if (trial % 3 === 0) known = (await api.account()).email
    const calls = [['known', known] as const, ['unknown', `${randomUUID()}@example.com`] as const]
    for (const [kind, email] of trial % 2 ? calls : calls.toReversed()) {
      const { time, seen } = await timed(() => ask(email))
      times[kind].push(time)
      answers.add(JSON.stringify(seen))
    }
    api.clock.advance(120)
  }
  expect([...answers]).toHaveLength(1)
  expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(mostApart)
})
