import { expect, test } from 'vitest'
import { deliver } from './deliver'
import type { Entry, Fact, Stream } from './fact'
import type { Outcome, StreamLog } from './stream-log'

const facts = Array.from({ length: 8 }, (_, index): Fact => ({ id: `f${index}`, at: `2026-11-28T10:00:0${index}.000Z` }))

/** A log in which these facts wait, and a way to the server that refuses more than so many at a time. */
function waitingFor(refuse: (count: number) => { status: number; data: unknown } | null) {
  const outcomes = new Map<string, Outcome>()
  const sent: number[] = []
  const log = {
    waiting: async () =>
      facts.filter(({ id }) => !outcomes.has(id)).map((fact): Entry => ({ stream: 's', group: 'g', owner: 'o', delivery: 1, fact })),
    settle: async (ids: readonly string[], outcome: Outcome) => ids.forEach((id) => outcomes.set(id, outcome)),
  } as unknown as StreamLog<Fact>
  const stream = {
    name: 's',
    words: ['', '', ''],
    send: async (batch: readonly Fact[]) => {
      sent.push(batch.length)
      const refusal = refuse(batch.length)
      if (refusal)
        throw Object.assign(new Error('refused'), { name: 'HTTPError', response: { status: refusal.status }, data: refusal.data })
      return {}
    },
  } as unknown as Stream<Fact>
  const begin = () => deliver({ stream, log, owner: 'o', sync: () => undefined, documents: {} as never })
  return { begin, outcomes: () => new Set(outcomes.values()), sent }
}

test('what a proxy finds too large for one time (a page for 413) comes in halves', async () => {
  const { begin, outcomes, sent } = waitingFor((count) =>
    count > 2 ? { status: 413, data: '<html>413 Request Entity Too Large</html>' } : null,
  )
  expect(await begin()).toEqual({ refused: 0 })
  expect([outcomes(), sent]).toEqual([new Set(['delivered']), [8, 4, 2, 2, 4, 2, 2]])
})

test('a single fact that a proxy finds too large waits: only the server itself refuses for good', async () => {
  const { begin, outcomes } = waitingFor(() => ({ status: 413, data: '<html>413</html>' }))
  await expect(begin()).rejects.toThrow('refused')
  expect(outcomes()).toEqual(new Set())
})

test.each([
  [429, '<html>429 Too Many Requests</html>'],
  [502, '<html>502 Bad Gateway</html>'],
])('a proxy that answers %i puts nothing aside', async (status, data) => {
  const { begin, outcomes, sent } = waitingFor(() => ({ status, data }))
  await expect(begin()).rejects.toThrow('refused')
  expect([outcomes(), sent]).toEqual([new Set(), [8]])
})
