import fc from 'fast-check'
import { expect, test } from 'vitest'
import { graded, undone } from '#samples/flashcards'
import type { Grade, ReviewFact } from '#domain/review'
import { replayReviews } from '#domain/scheduling/replay'
import { createLedger } from './ledger'

const at = (minute: number) => new Date(Date.parse('2026-11-20T09:00:00.000Z') + minute * 60_000).toISOString()

/** A history of three cards with some looks taken back and a setting in between. */
const history = fc
  .array(fc.record({ card: fc.constantFrom('row.a', 'row.b', 'row.c'), grade: fc.constantFrom<Grade>(1, 3), back: fc.boolean() }), {
    maxLength: 12,
  })
  .map((looks) =>
    looks.flatMap(({ card, grade, back }, index): ReviewFact[] => {
      const look = graded(at(index * 30), card, grade)
      const setting: ReviewFact = {
        ...undone(at(index * 30 + 2), look.id),
        kind: 'deck.set',
        deck: 'history.dates',
        settings: { newPerDay: index },
      }
      return back ? [look, undone(at(index * 30 + 1), look.id)] : [look, setting]
    }),
  )

test('facts taken one by one, in any order and twice, lead to what the whole log leads to', () => {
  fc.assert(
    fc.property(
      history.chain((facts) => fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length }))),
      ([facts, shuffled]) => {
        const ledger = createLedger()
        for (const fact of [...shuffled, ...shuffled.slice(0, 3)]) ledger.take([fact])
        expect(ledger.book()).toEqual(replayReviews(facts))
      },
    ),
    { numRuns: 200 },
  )
})

test('a fact that is known is no news, one whose time was mended is', () => {
  const ledger = createLedger()
  const look = graded(at(0), 'row.a', 3)
  expect([ledger.take([look]), ledger.take([look]), ledger.take([{ ...look, at: at(5) }])]).toEqual([true, false, true])
  expect(ledger.book()).toEqual(replayReviews([{ ...look, at: at(5) }]))
})

test('the next number of this device is above every number seen', () => {
  const ledger = createLedger()
  ledger.take([{ ...graded(at(0), 'row.a', 3), seq: 41 }])
  expect(ledger.nextSeq()).toBe(42)
})
