import { expect, test } from 'vitest'
import { dateCards, decks, graded, mistakeCard } from '#samples/flashcards'
import type { ReviewFact } from '#domain/review'
import { replayReviews } from '#domain/scheduling/replay'
import { deckCounts, todayByDeck } from './deck-counts'
import { activityOf } from './activity'
import { locationOf, addressOf } from './flashcard-location'
import { plainText } from './plain-text'
import { minutesFor } from '#domain/scheduling/minutes'
import { todayOf, inTurn } from './today'

const clock = { now: Date.parse('2026-11-21T10:00:00.000Z'), zone: 'Europe/Kyiv', examDate: null }
const on: ReviewFact = { ...graded('2026-10-01T09:00Z', 'x', 3), kind: 'deck.set', deck: 'history.dates', settings: { isOn: true } }
const cards = new Map([...dateCards, mistakeCard].map((card) => [card.id, card]))

test('a day says how much it holds, of which subjects, and when the next cards come', () => {
  const book = replayReviews([on, graded('2026-11-21T09:00Z', 'row.d-1', 4)])
  const { count, shares, next, queue, backlog } = todayOf({ decks, cards, book }, clock)
  expect([count, queue.fresh.length, shares, next, backlog]).toEqual([5, 5, [{ name: 'Історія України', count: 5 }], '2026-11-29', null])
})

test('the minutes follow the pace of the pupil, and a new card counts thrice', () => {
  const quick = Array.from({ length: 100 }, (_, index) =>
    graded(`2026-10-01T09:${String(index % 60).padStart(2, '0')}Z`, `c${index}`, 3, 3000),
  )
  const { reviews } = replayReviews(quick)
  expect([
    minutesFor(40, 0, { reviews }),
    minutesFor(40, 20, { reviews }),
    minutesFor(40, 0, { reviews: [] }),
    minutesFor(0, 0, { reviews }),
  ]).toEqual([2, 4, 6, 1])
})

test('a deck counts its cards by how they stand', () => {
  const facts = [
    on,
    graded('2026-10-01T09:00Z', 'row.d-1', 4),
    graded('2026-11-01T09:00Z', 'row.d-1', 3),
    graded('2026-11-21T09:59Z', 'row.d-2', 1),
    { ...graded('2026-11-21T09:00Z', 'row.d-3', 3), kind: 'card.suspended', card: 'row.d-3' } as ReviewFact,
  ]
  expect(deckCounts('history.dates', { cards, book: replayReviews(facts) }, clock)).toEqual({
    fresh: 3,
    learning: 1,
    known: 1,
    off: 1,
    today: 4,
    waiting: 0,
    retention: 1,
  })
})

test('what the day asks of a deck is one number in the list and in the deck, under the cap of all decks', () => {
  const others = dateCards.map((card) => ({ ...card, id: `row.f-${card.id.slice(-1)}`, deck: 'math.formulas' }))
  const all = new Map([...cards, ...others.map((card) => [card.id, card] as const)])
  const second = { ...on, id: '00000000-0000-4000-9100-000000000001', deck: 'math.formulas' } as ReviewFact
  const known = { cards: all, book: replayReviews([on, second]) }
  const counts = ['history.dates', 'math.formulas'].map((deck) => {
    const { today, waiting } = deckCounts(deck, known, clock)
    return [deck, today, waiting]
  })
  expect(counts).toEqual([
    ['history.dates', 6, 0],
    ['math.formulas', 4, 2],
  ])
  expect([...todayByDeck(known, clock)]).toEqual(counts.map(([deck, today]) => [deck, today]))
})

test('decks to begin with are of every subject before one comes twice', () => {
  const [dates, formulas] = decks
  const persons = { ...dates!, id: 'history.persons' }
  expect(inTurn([dates!, persons, formulas!]).map(({ id }) => id)).toEqual(['history.dates', 'math.formulas', 'history.persons'])
})

test('a heat map has whole weeks up to today, darkest on the fullest day', () => {
  const days = activityOf(
    [
      { day: '2026-11-20', count: 8 },
      { day: '2026-11-16', count: 1 },
    ],
    '2026-11-21',
    2,
  )
  expect([days.length, days[0]]).toEqual([13, { day: '2026-11-09', count: 0, level: 0 }])
  expect(days.filter(({ count }) => count > 0)).toEqual([
    { day: '2026-11-16', count: 1, level: 1 },
    { day: '2026-11-20', count: 8, level: 4 },
  ])
})

test('a place survives its address, and nonsense leads to today', () => {
  const place = { tab: 'decks', deck: 'history.dates', review: 'cram', shared: 'abcdefghij' } as const
  expect(locationOf(addressOf(place).split('?')[1] ?? '')).toEqual(place)
  expect([addressOf({}), locationOf('tab=none&review=all')]).toEqual([
    '/flashcard',
    { tab: 'today', deck: null, review: null, shared: null },
  ])
})

test('rich text becomes one line of words', () => {
  expect(
    plainText([
      {
        kind: 'paragraph',
        children: [{ kind: 'strong', children: [{ kind: 'text', text: 'Площа' }] }, { kind: 'break' }, { kind: 'math', tex: 'S=ab' }],
      },
      { kind: 'list', isOrdered: false, items: [[{ kind: 'math', tex: 'a' }], [{ kind: 'math', tex: 'b' }]] },
      { kind: 'table', head: [[{ kind: 'text', text: 'рік' }]], rows: [[[{ kind: 'text', text: '988' }]]] },
    ]),
  ).toBe('Площа S=ab a; b рік; 988')
})
