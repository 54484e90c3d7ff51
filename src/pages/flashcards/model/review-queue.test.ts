import { expect, test } from 'vitest'
import { dateCards, graded } from '#samples/flashcards'
import type { Flashcard } from '#domain/flashcard'
import type { ReviewFact } from '#domain/review'
import type { StudyClock } from '#domain/scheduling/calendar'
import { replayReviews } from '#domain/scheduling/replay'
import type { ReviewKind } from './flashcard-location'
import { reviewPlan } from './review-plan'
import { reviewQueue, type ReviewPlan } from './review-queue'
import type { Look } from './review-round'

const clock: StudyClock = { now: Date.parse('2026-11-21T10:00:00.000Z'), zone: 'Europe/Kyiv', examDate: null }
const on: ReviewFact = {
  ...graded('2026-10-01T09:00Z', 'x', 3),
  kind: 'deck.set',
  deck: 'history.dates',
  settings: { isOn: true, newPerDay: 2 },
}
const known = (facts: ReviewFact[], cards: readonly Flashcard[] = dateCards) => ({
  cards: new Map(cards.map((card) => [card.id, card])),
  book: replayReviews([on, ...facts]),
})
const looked = (card: string, grade: 1 | 3): Look => ({ card, grade, undo: { kind: 'review.undone', of: card } })
const plan = (review: ReviewKind, facts: ReviewFact[], deck: string | null = null) => reviewPlan({ review, deck }, known(facts), clock)
const cram = (only: string[]): ReviewPlan => ({ isCram: true, only })

test('a day asks what is due before what is new, new cards up to their cap', () => {
  const old = graded('2026-10-10T09:00Z', 'row.d-5', 4)
  expect(reviewQueue(plan('today', [old]), known([old]), [], clock)).toEqual(['row.d-5', 'row.d-1', 'row.d-2'])
})

test('a learning card whose minutes are not over comes last rather than not at all', () => {
  const now = graded('2026-11-21T09:59Z', 'row.d-3', 3)
  expect(reviewQueue(plan('today', [now]), known([now]), [], clock)).toEqual(['row.d-1', 'row.d-3'])
})

test('a round of one deck asks what the day asks of it, not what its cap holds back', () => {
  const own = plan('today', [], 'history.dates')
  expect([own, plan('today', [], 'math.formulas')]).toEqual([
    { isCram: false, only: ['row.d-1', 'row.d-2'] },
    { isCram: false, only: [] },
  ])
  const forgotten = graded('2026-11-21T09:59:30Z', 'row.d-1', 1)
  expect(reviewQueue(own, known([forgotten]), [looked('row.d-1', 1)], clock)).toEqual(['row.d-2', 'row.d-1'])
})

test('in the last three weeks what the exam would find forgotten can be asked ahead of its day, once', () => {
  const near: StudyClock = { ...clock, examDate: '2026-12-05' }
  const facts = ['row.d-1', 'row.d-2'].map((card, index) => graded(`2026-11-2${index}T05:00Z`, card, 4))
  const spare = reviewPlan({ review: 'spare', deck: null }, known(facts), near)
  expect(spare.only).toEqual(['row.d-1'])
  expect(reviewQueue(spare, known(facts), [], near)).toEqual(['row.d-1'])
  const done = known([...facts, graded('2026-11-21T09:59Z', 'row.d-1', 4)])
  expect(reviewQueue(spare, done, [looked('row.d-1', 3)], near)).toEqual([])
})

test('what a cap holds back can be taken by those who want more', () => {
  const more = plan('more', [])
  expect(more).toEqual({ isCram: false, only: ['row.d-3', 'row.d-4', 'row.d-5', 'row.d-6'] })
  expect(reviewQueue(more, known([]), [], clock)).toEqual(['row.d-3', 'row.d-4', 'row.d-5', 'row.d-6'])
  const first = graded('2026-11-21T09:59Z', 'row.d-3', 4)
  expect(reviewQueue(more, known([first]), [looked('row.d-3', 3)], clock)).toEqual(['row.d-4', 'row.d-5', 'row.d-6'])
})

test('a look ahead asks each card that is still there until it is recalled, forgotten ones after the others', () => {
  const all = known(
    [],
    ['a', 'b', 'c'].map((id) => ({ ...dateCards[0]!, id })),
  )
  const ahead = (...looks: Look[]) => reviewQueue(cram(['a', 'gone', 'b', 'c']), all, looks, clock)
  expect(ahead()).toEqual(['a', 'b', 'c'])
  expect(ahead(looked('a', 1))).toEqual(['b', 'c', 'a'])
  expect(ahead(looked('a', 1), looked('b', 3), looked('a', 3))).toEqual(['c'])
})

test('a look ahead takes the cards that will be due first; one into a deck takes the whole deck', () => {
  const facts = [graded('2026-11-20T09:00Z', 'row.d-2', 4), graded('2026-11-10T09:00Z', 'row.d-1', 4)]
  expect(plan('cram', facts).only).toEqual(['row.d-1', 'row.d-2'])
  expect(plan('cram', facts, 'history.dates').only).toHaveLength(6)
})

test('a look ahead leaves out what was set aside', () => {
  const aside: ReviewFact = { ...graded('2026-11-20T10:00Z', 'row.d-2', 4), kind: 'card.suspended' }
  const facts = [graded('2026-11-20T09:00Z', 'row.d-2', 4), aside, graded('2026-11-10T09:00Z', 'row.d-1', 4)]
  expect(plan('cram', facts).only).toEqual(['row.d-1'])
  expect(plan('cram', facts, 'history.dates').only).toEqual(['row.d-1', 'row.d-3', 'row.d-4', 'row.d-5', 'row.d-6'])
})

test('after days away the most important cards are asked alone, and one forgotten comes again', () => {
  const many = Array.from({ length: 25 }, (_, index): Flashcard => ({ ...dateCards[0]!, id: `row.m-${index}` }))
  const facts = many.map(({ id }, index) => graded(`2026-10-${String(1 + (index % 9)).padStart(2, '0')}T09:00Z`, id, 3))
  const again = many.map(({ id }, index) => graded(`2026-10-${String(11 + (index % 9)).padStart(2, '0')}T09:00Z`, id, 3))
  const all = known([...facts, ...again], many)
  const important = reviewPlan({ review: 'important', deck: null }, all, clock)
  expect(important.only).toHaveLength(20)
  const [first] = important.only!
  const forgotten = known([...facts, ...again, graded('2026-11-21T09:59Z', first!, 1)], many)
  const left = reviewQueue(important, forgotten, [looked(first!, 1)], clock)
  expect([left.length, left.at(-1)]).toEqual([20, first])
})
