import * as v from 'valibot'
import { expect, it } from 'vitest'
import { reviewFactSchema } from './review.ts'
import { reviewFactsSchema } from '#contract/review'
import { graded } from '#samples/flashcards'

const fact = graded('2026-11-20T10:00:00Z', 'row.a', 3)

it.each([
  [4200.4, 4200],
  [-5, 0],
  [9 * 3_600_000, 3_600_000],
])('a look of %d ms counts as %d, and is never refused for it', (ms, counted) => {
  expect(v.parse(reviewFactSchema, { ...fact, ms })).toEqual({ ...fact, ms: counted })
})

it('ids are one spelling, so that the same fact is the same', () => {
  const id = 'ABCDEF00-0000-4000-8000-000000000001'
  expect(v.parse(reviewFactSchema, { ...fact, id }).id).toBe(id.toLowerCase())
})

it.each([
  [{ grade: 5 }, 'Хибна оцінка'],
  [{ card: 'Картка' }, 'Хибна картка'],
  [{ at: '2026-11-20' }, 'Хибний час'],
  [{ at: '2026-99-99T10:00:00.000Z' }, 'Хибний час'],
  [{ seq: 1.5 }, 'Хибне число'],
  [{ kind: 'card.loved' }, 'Невідома подія'],
])('what cannot be is refused in words (%#)', (change, message) => {
  expect(v.safeParse(reviewFactSchema, { ...fact, ...change }).issues?.[0].message).toBe(message)
})

it('a batch holds one fact to five hundred', () => {
  const sizes = [0, 1, 500, 501].map((length) => v.is(reviewFactsSchema, { facts: Array.from({ length }, () => fact) }))
  expect(sizes).toEqual([false, true, true, false])
})
