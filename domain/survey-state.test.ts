import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SurveyEvent } from './survey-event.ts'
import { emptyState, stateOf } from './survey-state.ts'

const phone = '6f0a3b52-6f2c-4d53-9d5a-0a4d8a6e1b01'
const laptop = '6f0a3b52-6f2c-4d53-9d5a-0a4d8a6e1b02'
const answer = (client: string, seq: number, second: number, value: string | null, question = 'q1'): SurveyEvent => ({
  kind: 'answer',
  id: `${client.slice(-2)}-${seq}`,
  client,
  seq,
  at: new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString(),
  question,
  value,
})

describe('state of a survey', () => {
  test('the last answer stands, and one taken back is gone', () => {
    const events = [answer(phone, 1, 0, 'a'), answer(phone, 2, 5, 'b'), answer(phone, 3, 7, null, 'q2')]
    expect(stateOf(events)).toEqual({ ...emptyState, answers: { q1: 'b', q2: null }, visited: { q1: true, q2: true } })
  })

  test('a clock that jumped back does not bring the older answer back', () => {
    expect(stateOf([answer(phone, 1, 30, 'a'), answer(phone, 2, 10, 'b')]).answers).toEqual({ q1: 'b' })
  })

  test('of two devices the later one wins', () => {
    expect(stateOf([answer(laptop, 1, 20, 'c'), answer(phone, 9, 10, 'a')]).answers).toEqual({ q1: 'c' })
  })

  test('order of arrival and repetition change nothing', () => {
    const fact = fc.record({
      client: fc.constantFrom(phone, laptop),
      second: fc.integer({ min: 0, max: 59 }),
      value: fc.constantFrom('a', 'b', null),
      question: fc.constantFrom('q1', 'q2'),
    })
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (facts, noise) => {
        const seqs: Record<string, number> = {}
        const events = facts.map(({ client, second, value, question }) =>
          answer(client, (seqs[client] = (seqs[client] ?? 0) + 1), second, value, question),
        )
        const shuffled = [...events, ...events.slice(0, 3)]
          .map((event) => ({ event, place: noise.next().value }))
          .toSorted((a, b) => a.place - b.place)
        expect(stateOf(shuffled.map(({ event }) => event))).toEqual(stateOf(events))
      }),
    )
  })
})
