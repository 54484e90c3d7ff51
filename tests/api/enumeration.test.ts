import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHarness, type Harness, type Reply } from './setup/harness.ts'
import { readLog } from './setup/log.ts'

const trials = 16

let api: Harness
beforeAll(async () => {
  api = await openHarness()
})
readLog()
afterAll(() => api.close())

/** Takes the least time of a call: other work on the machine only makes calls slower. */
const undisturbed = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0

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
  let address = first
  for (let trial = 0; trial < trials; trial++) {
    if (trial % 3 === 0) address = (await api.account()).email
    const calls = [['known', address] as const, ['unknown', `${randomUUID()}@example.com`] as const]
    for (const [kind, email] of trial % 2 ? calls : calls.toReversed()) {
      const { time, seen } = await timed(() => ask(email))
      times[kind].push(time)
      answers.add(JSON.stringify(seen))
    }
    api.clock.advance(120)
  }
  expect([...answers]).toHaveLength(1)
  const [known, unknown] = [undisturbed(times.known), undisturbed(times.unknown)]
  expect(Math.min(known, unknown) / Math.max(known, unknown), `${known} ms and ${unknown} ms`).toBeGreaterThan(0.5)
})
