import fc from 'fast-check'
import { createEmptyCard, fsrs } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import type { Grade, ReviewFact } from '../review.ts'
import { graded, undone } from '#samples/flashcards'
import { replayReviews } from './replay.ts'
import { dayMs } from '../duration.ts'
import { dayNumber } from './study-day.ts'

const start = Date.parse('2026-01-10T08:00:00.000Z')
const minute = 60_000
const states = ['new', 'learning', 'review', 'relearning']
type Look = readonly [grade: Grade, minutesLater: number]
const day = 1440

/** Four hours ahead of UTC, days of study are those of UTC, by which the library counts. */
const offset = 240

/** Computes the memory of a history with the library itself. */
function byLibrary(history: readonly { grade: Grade; at: number }[]) {
  const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 3650, enable_fuzz: false })
  let card = createEmptyCard(history[0]?.at)
  for (const { grade, at } of history) card = scheduler.next(card, new Date(at), grade).card
  return {
    state: states[card.state],
    due: states[card.state] === 'review' ? Math.floor(card.due.getTime() / dayMs) * dayMs : card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
  }
}

function factsOf(card: string, looks: readonly Look[]) {
  let at = start
  return looks.map(([grade, minutes]) => ({ ...graded(new Date((at += minutes * minute)).toISOString(), card, grade), offset }))
}
const historyOf = (facts: readonly ReturnType<typeof graded>[]) => facts.map(({ grade, at }) => ({ grade, at: Date.parse(at) }))
const remembered = (facts: readonly ReviewFact[], card = 'row.d-1') => {
  const memory = replayReviews(facts).memories.get(card)
  if (!memory) return null
  const { state, due, stability, difficulty, reps, lapses } = memory
  return { state, due, stability, difficulty, reps, lapses }
}

describe('a replay agrees with ts-fsrs', () => {
  it.each<[string, Look[]]>([
    ['one good look', [[3, 0]]],
    ['one easy look', [[4, 0]]],
    [
      'learning in minutes',
      [
        [1, 0],
        [2, 1],
        [3, 6],
        [3, 10],
      ],
    ],
    [
      'a card learnt well for a year',
      [
        [3, 0],
        [3, 10],
        [3, 3 * day],
        [3, 11 * day],
        [4, 40 * day],
        [2, 90 * day],
        [3, 200 * day],
      ],
    ],
    [
      'lapses and relearning',
      [
        [3, 0],
        [3, 10],
        [1, 4 * day],
        [3, 10],
        [3, 2 * day],
        [1, 9 * day],
        [1, 10],
        [3, 10],
        [3, 3 * day],
      ],
    ],
    [
      'several looks on one day',
      [
        [3, 0],
        [3, 10],
        [3, 60],
        [4, 60],
        [1, 60],
        [3, 600],
      ],
    ],
    [
      'a look long after it was due',
      [
        [3, 0],
        [3, 10],
        [3, 700 * day],
        [1, 700 * day],
      ],
    ],
    ['two buttons for fifty looks', Array.from({ length: 50 }, (_, index): Look => [index % 7 === 3 ? 1 : 3, (1 + (index % 5)) * day])],
  ])('over %s', (_, looks) => {
    const facts = factsOf('row.d-1', looks)
    expect(remembered(facts)).toEqual(byLibrary(historyOf(facts)))
  })

  it('over any history', () => {
    const look = fc.tuple(
      fc.constantFrom<Grade>(1, 2, 3, 4),
      fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 * day })),
    )
    fc.assert(
      fc.property(fc.array(look, { minLength: 1, maxLength: 40 }), (looks) => {
        const facts = factsOf('row.d-1', looks)
        expect(remembered(facts)).toEqual(byLibrary(historyOf(facts)))
      }),
    )
  })
})

it('a golden history gives the dates that were written down once', () => {
  const { memories } = replayReviews(
    factsOf('row.d-1', [
      [3, 0],
      [3, 10],
      [3, 3 * day],
      [1, 9 * day],
      [3, 10],
      [3, 2 * day],
    ]),
  )
  expect(memories.get('row.d-1')).toEqual({
    card: 'row.d-1',
    state: 'review',
    due: Date.parse('2026-01-29T00:00:00.000Z'),
    dueDay: dayNumber('2026-01-29'),
    stability: 5.07471821,
    difficulty: 7.36566474,
    step: 0,
    reps: 6,
    lapses: 1,
    firstReview: start,
    lastReview: start + (10 + 12 * day + 10 + 2 * day) * minute,
    lastDay: dayNumber('2026-01-24'),
    isOff: null,
    buriedUntil: 0,
  })
})

describe('the order of arrival', () => {
  const here = factsOf('row.d-1', [
    [3, 0],
    [3, 10],
    [3, 3 * day],
    [1, 9 * day],
    [3, 10],
  ])
  const there = factsOf('row.d-2', [
    [3, 3],
    [1, 7],
    [3, 2 * day],
  ])

  it('of two devices, shuffled and repeated, changes nothing', () => {
    const book = replayReviews([...here, ...there])
    fc.assert(
      fc.property(fc.shuffledSubarray([...here, ...there, ...here], { minLength: 13 }), (facts) => {
        expect(replayReviews(facts)).toEqual(book)
      }),
    )
  })

  it('of two looks at one moment is decided by the number on the device', () => {
    const [first, second] = [graded('2026-01-10T08:00:00Z', 'row.d-1', 1), graded('2026-01-10T08:00:00Z', 'row.d-1', 3)]
    expect(replayReviews([second, first]).reviews.map(({ grade }) => grade)).toEqual([1, 3])
  })
})

describe('what was undone', () => {
  const looks = factsOf('row.d-1', [
    [3, 0],
    [3, 10],
    [1, 3 * day],
  ])
  const last = looks[2]?.id ?? ''

  it('never happened, wherever the word of it stands', () => {
    const before = replayReviews(looks.slice(0, 2)).memories
    expect(replayReviews([...looks, undone('2026-01-14T08:00:00Z', last)]).memories).toEqual(before)
    expect(replayReviews([undone('2026-01-01T08:00:00Z', last), ...looks]).memories).toEqual(before)
  })

  it('twice is undone once, and of an unknown look changes nothing', () => {
    const once = replayReviews([...looks, undone('2026-01-14T08:00:00Z', last)])
    const more = [undone('2026-01-14T08:01:00Z', last), undone('2026-01-14T08:02:00Z', '99999999-9999-4999-8999-999999999999')]
    expect(replayReviews([...looks, undone('2026-01-14T08:00:00Z', last), ...more])).toEqual(once)
  })
})

describe('beside grades', () => {
  const stamp = (at: string, index: number) => ({ id: `00000000-0000-4000-a000-00000000000${index}`, at: `${at}.000Z`, seq: index })

  it('a cram changes no memory and is no review', () => {
    const looks = factsOf('row.d-1', [
      [3, 0],
      [3, 10],
    ])
    const crammed: ReviewFact = { ...stamp('2026-01-12T08:00:00', 1), kind: 'card.crammed', card: 'row.d-1', grade: 1, ms: 10 }
    expect(replayReviews([...looks, crammed])).toEqual(replayReviews(looks))
  })

  it('the last word says whether a card is off, and a resumed card is not buried', () => {
    const until = '2026-01-13T02:00:00.000Z'
    const facts: ReviewFact[] = [
      { ...stamp('2026-01-12T08:00:00', 1), kind: 'card.suspended', card: 'row.d-1' },
      { ...stamp('2026-01-12T09:00:00', 2), kind: 'card.resumed', card: 'row.d-1' },
      { ...stamp('2026-01-12T09:00:00', 3), kind: 'card.suspended', card: 'row.d-2' },
      { ...stamp('2026-01-12T09:00:00', 4), kind: 'card.buried', card: 'row.d-3', until },
    ]
    const said = [...replayReviews(facts).memories.values()].map(({ card, isOff, buriedUntil }) => [card, isOff, buriedUntil])
    expect(said).toEqual([
      ['row.d-1', false, 0],
      ['row.d-2', true, 0],
      ['row.d-3', null, Date.parse(until)],
    ])
  })

  it('of two words about one setting the later counts, others stay', () => {
    const facts: ReviewFact[] = [
      { ...stamp('2026-01-12T09:00:00', 2), kind: 'study.set', settings: { newPerDay: 5 } },
      { ...stamp('2026-01-12T08:00:00', 1), kind: 'study.set', settings: { newPerDay: 20, buttons: 'four' } },
      { ...stamp('2026-01-12T10:00:00', 3), kind: 'deck.set', deck: 'history.dates', settings: { isOn: true } },
    ]
    expect(replayReviews(facts).settings).toEqual({
      study: { buttons: 'four', newPerDay: 5, reviewsPerDay: 120, easyDays: [] },
      decks: new Map([['history.dates', { isOn: true }]]),
    })
  })
})
