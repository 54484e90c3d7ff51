import { describe, expect, it } from 'vitest'
import type { ReviewFact } from '../review.ts'
import { graded } from '#samples/flashcards'
import { backlogOf } from './backlog.ts'
import { previewGrades } from './preview.ts'
import { queueOfDay } from './queue.ts'
import { replayReviews } from './replay.ts'
import { dayNumber, dayOfNumber } from './study-day.ts'
import { forecast, hardestCards, reviewsByDay, trueRetention } from './statistics.ts'

const zone = 'Europe/Kyiv'
const clockAt = (at: string) => ({ now: Date.parse(at), zone, examDate: null })
const cards = (count: number, deck = 'history.dates') =>
  Array.from({ length: count }, (_, index) => ({ id: `row.${deck}-${index}`, deck, isOff: false }))
const idsOf = (count: number) => cards(count).map(({ id }) => id)
let index = 0
const said = (fact: object): ReviewFact => {
  index += 1
  return {
    id: `00000000-0000-4000-b000-${String(index).padStart(12, '0')}`,
    at: '2026-01-01T08:00:00.000Z',
    seq: index,
    ...fact,
  } as ReviewFact
}
const on = (deck = 'history.dates', settings: object = {}) => said({ kind: 'deck.set', deck, settings: { isOn: true, ...settings } })
const set = (settings: object) => said({ kind: 'study.set', settings })
/** Learnt at once, due in days. */
const learnt = (at: string, count: number) => idsOf(count).map((id) => graded(at, id, 4))
const queue = (facts: readonly ReviewFact[], at: string, of = cards(30)) => queueOfDay(of, replayReviews(facts), clockAt(at))

describe('the queue of a day', () => {
  it('is empty while no deck of theory was chosen, and begins with the first ten cards when one was', () => {
    expect(queue([], '2026-01-02T09:00:00Z')).toEqual({
      learning: [],
      due: [],
      fresh: [],
      later: [],
      nextAt: null,
      waitingDue: [],
      whyDue: null,
      waitingFresh: [],
      whyFresh: null,
      spare: [],
    })
    const { fresh, waitingFresh, whyFresh } = queue([on()], '2026-01-02T09:00:00Z')
    expect([fresh, waitingFresh.length, whyFresh]).toEqual([idsOf(10), 20, 'newPerDay'])
  })

  it('shows learning cards when their minutes are over, and tells when the next is', () => {
    const facts = [graded('2026-01-02T09:00:00Z', 'row.history.dates-0', 1), graded('2026-01-02T09:00:30Z', 'row.history.dates-1', 3)]
    const soon = queue(facts, '2026-01-02T09:01:00Z')
    expect([soon.learning, soon.later, soon.nextAt]).toEqual([
      ['row.history.dates-0'],
      ['row.history.dates-1'],
      Date.parse('2026-01-02T09:10:30Z'),
    ])
  })

  it('puts first what is most nearly forgotten', () => {
    const facts = [
      ...learnt('2026-01-02T09:00:00Z', 2),
      graded('2026-01-10T09:00:00Z', 'row.history.dates-1', 1),
      graded('2026-01-10T09:20:00Z', 'row.history.dates-1', 3),
    ]
    expect(queue(facts, '2026-03-01T09:00:00Z').due).toEqual(['row.history.dates-1', 'row.history.dates-0'])
  })

  it('a card is due from four in the morning of its day on', () => {
    const facts = learnt('2026-01-02T20:00:00Z', 1)
    const due = replayReviews(facts).memories.get('row.history.dates-0')?.dueDay ?? 0
    const day = dayOfNumber(due)
    expect([queue(facts, `${day}T01:59:00Z`).due, queue(facts, `${day}T02:00:00Z`).due]).toEqual([[], ['row.history.dates-0']])
  })

  it('caps count what was done today already', () => {
    const facts = [on(), set({ newPerDay: 4, reviewsPerDay: 3 }), ...idsOf(3).map((id) => graded('2026-01-02T09:00:00Z', id, 4))]
    expect(queue(facts, '2026-01-02T12:00:00Z').fresh).toEqual(['row.history.dates-3'])
    const later = queue([...facts, ...learnt('2026-01-05T09:00:00Z', 2), ...learnt('2026-01-03T09:00:00Z', 6)], '2026-06-01T09:00:00Z')
    expect([later.due.length, later.waitingDue.length, later.whyDue, later.fresh, later.whyFresh]).toEqual([
      3,
      3,
      'reviewsPerDay',
      [],
      'reviewsPerDay',
    ])
    const reviewed = [...facts, ...learnt('2026-01-03T09:00:00Z', 6), graded('2026-06-01T08:00:00Z', 'row.history.dates-5', 3)]
    expect(queue(reviewed, '2026-06-01T09:00:00Z').due).toHaveLength(2)
  })

  it('a deck may have a cap of its own', () => {
    const both = [...cards(9), ...cards(9, 'math.terms')]
    const { fresh } = queue([on('history.dates', { newPerDay: 2 }), on('math.terms')], '2026-01-02T09:00:00Z', both)
    expect(fresh.map((id) => id.split('-')[0])).toEqual([...Array(2).fill('row.history.dates'), ...Array(8).fill('row.math.terms')])
  })

  it('an easy day brings half of the reviews and nothing new', () => {
    const friday = '2026-06-05T09:00:00Z'
    const facts = [on(), set({ easyDays: [5], reviewsPerDay: 8 }), ...learnt('2026-01-03T09:00:00Z', 6)]
    const { due, waitingDue, whyDue, fresh, whyFresh } = queue(facts, friday)
    expect([due.length, waitingDue.length, whyDue, fresh, whyFresh]).toEqual([4, 2, 'easyDay', [], 'easyDay'])
  })

  it('suspended cards are left out until they are resumed, buried ones until their moment, and cards that begin off', () => {
    const [off, buried, sleeping, awake] = idsOf(4)
    const all = cards(4).map((card) => ({ ...card, isOff: card.id === sleeping || card.id === awake }))
    const facts = [
      on(),
      said({ kind: 'card.suspended', card: off }),
      said({ kind: 'card.buried', card: buried, until: '2026-01-03T02:00:00.000Z' }),
      said({ kind: 'card.resumed', card: awake }),
    ]
    expect(queue(facts, '2026-01-02T09:00:00Z', all).fresh).toEqual([awake])
    expect(queue(facts, '2026-01-03T09:00:00Z', all).fresh).toEqual([buried, awake])
  })
})

describe('a backlog', () => {
  const facts = learnt('2026-01-02T09:00:00Z', 30)
  const backlog = (at: string, log = facts) => backlogOf(cards(30), replayReviews(log), clockAt(at))

  it('is offered in twenty cards after three missed days', () => {
    const found = backlog('2026-02-02T09:00:00Z')
    expect([found?.missedDays, found?.overdue, found?.important.length]).toEqual([30, 30, 20])
  })

  it('is none while less than twenty-one cards or three days have gathered, or nothing was ever learnt', () => {
    const fresh = [...facts, graded('2026-01-30T09:00:00Z', 'row.other', 3)]
    const few = facts.slice(0, 20)
    expect([backlog('2026-02-02T09:00:00Z', fresh), backlog('2026-02-02T09:00:00Z', few), backlog('2026-02-02T09:00:00Z', [])]).toEqual([
      null,
      null,
      null,
    ])
    expect(backlog('2026-02-03T09:00:00Z', fresh)?.missedDays).toBe(3)
  })
})

describe('statistics', () => {
  it('the forecast counts each card once, on its day, and what is overdue today', () => {
    const facts = [...learnt('2026-01-02T09:00:00Z', 5), graded('2026-01-12T09:00:00Z', 'row.history.dates-0', 3)]
    const due = replayReviews(facts).memories.get('row.history.dates-0')?.dueDay ?? 0
    const days = forecast(cards(5), replayReviews(facts), clockAt('2026-01-12T10:00:00Z'), 60)
    expect(days.filter((day) => day.due > 0)).toEqual([
      { day: '2026-01-12', due: 4 },
      { day: dayOfNumber(due), due: 1 },
    ])
  })

  it('retention counts the first look of a day at a card that was known', () => {
    const id = 'row.history.dates-0'
    const facts = [
      graded('2026-01-02T09:00:00Z', id, 4),
      graded('2026-01-12T09:00:00Z', id, 1),
      graded('2026-01-12T09:20:00Z', id, 3),
      graded('2026-01-20T09:00:00Z', id, 2),
      graded('2026-01-20T09:05:00Z', id, 1),
    ]
    const { reviews } = replayReviews(facts)
    expect(trueRetention(reviews, 0)).toEqual({ passed: 1, total: 2, share: 0.5 })
    expect(trueRetention(reviews, dayNumber('2026-02-01'))).toEqual({ passed: 0, total: 0, share: null })
    expect(reviewsByDay(reviews)).toEqual([
      { day: '2026-01-02', count: 1, ms: 4000 },
      { day: '2026-01-12', count: 2, ms: 8000 },
      { day: '2026-01-20', count: 2, ms: 8000 },
    ])
    expect(hardestCards(cards(2), replayReviews(facts)).map(({ card, lapses }) => [card, lapses])).toEqual([[id, 2]])
  })
})

it('the buttons name the way to the next look', () => {
  const words = (at: string, memory?: Parameters<typeof previewGrades>[1]) =>
    Object.values(previewGrades('row.x', memory, clockAt(at), true)).map((preview) => preview.words)
  expect(words('2026-01-02T09:00:00Z')).toEqual(['за 1 хв', 'за 6 хв', 'за 10 хв', 'за 8 днів'])
  const { memories } = replayReviews([graded('2026-01-02T09:00:00Z', 'row.x', 4)])
  expect(words('2026-01-10T09:00:00Z', memories.get('row.x'))).toEqual(['за 10 хв', 'за 27 днів', 'за 1,5 місяця', 'за 2 місяці'])
})
