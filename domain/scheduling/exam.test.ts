import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Grade, ReviewFact } from '../review.ts'
import { graded } from '#samples/flashcards'
import { calendarOf, type StudyClock } from './calendar.ts'
import { dueIndex } from './exam.ts'
import { recallOn } from './fsrs.ts'
import { levelLoads, mostOn } from './level-loads.ts'
import { previewGrades } from './preview.ts'
import { queueOfDay } from './queue.ts'
import { replayReviews } from './replay.ts'
import { planCards, type StudyCard } from './study-cards.ts'
import { addDays, daysBetween, startOfStudyDay } from './study-day.ts'

const zone = 'Europe/Kyiv'
const cardsOf = (count: number): StudyCard[] =>
  Array.from({ length: count }, (_, index) => ({ id: `row.c-${index}`, deck: 'history.dates', isOff: false }))
const noCaps: ReviewFact = {
  id: '00000000-0000-4000-a000-000000000001',
  at: '2026-01-01T08:00:00.000Z',
  seq: 1,
  kind: 'study.set',
  settings: { newPerDay: 100, reviewsPerDay: 1000 },
}
const on: ReviewFact = {
  id: '00000000-0000-4000-a000-000000000002',
  at: '2026-01-01T08:00:00.000Z',
  seq: 2,
  kind: 'deck.set',
  deck: 'history.dates',
  settings: { isOn: true },
}

/** A pupil who does every card of every day from `first` until the exam; some answers are wrong. @returns the log and the load of each day. */
function studyUntil(exam: string, first: string, cards: readonly StudyCard[], gradeOf: (index: number) => Grade) {
  const facts: ReviewFact[] = [noCaps, on]
  let looks = 0
  const days = Array.from({ length: daysBetween(first, exam) }, (_, index) => addDays(first, index))
  for (const day of days) {
    let now = startOfStudyDay(day, zone) + 12 * 3_600_000
    const clock = () => ({ now, zone, examDate: exam })
    const morning = queueOfDay(cards, replayReviews(facts), clock())
    const answer = (card: string, grade: Grade) => facts.push(graded(new Date((now += 5000)).toISOString(), card, grade))
    for (const card of [...morning.learning, ...morning.due, ...morning.fresh]) answer(card, gradeOf(looks++))
    for (let again = 0; again < 6; again++) {
      now += 15 * 60_000
      for (const card of queueOfDay(cards, replayReviews(facts), clock()).learning) answer(card, 3)
    }
  }
  return facts
}

describe('loads made level', () => {
  it('leave no wall, lose no card and stand still when level', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 800 })), { minLength: 1, maxLength: 90 }),
        (natural) => {
          const level = levelLoads(natural)
          expect(level.reduce((a, b) => a + b)).toBe(natural.reduce((a, b) => a + b))
          expect(level.filter((load, day) => load > mostOn(level, day))).toEqual([])
          expect(levelLoads(level)).toEqual(level)
        },
      ),
    )
  })

  it('even out a wall on the last day', () => {
    expect(levelLoads([0, 0, 0, 0, 0, 0, 70])).toEqual([4, 3, 3, 15, 15, 15, 15])
  })

  it('leave few cards where they are', () => {
    expect(levelLoads([10, 0, 0, 0, 0, 0, 9])).toEqual([10, 0, 0, 0, 0, 0, 9])
  })
})

describe('before an exam', () => {
  const exam = '2026-05-25'
  const far = (count: number) =>
    cardsOf(count).flatMap(({ id }) =>
      (['2026-01-01', '2026-01-20', '2026-03-20'] as const).map((day) => graded(`${day}T10:00:00Z`, id, 4)),
    )
  const clockOn = (day: string): StudyClock => ({ now: startOfStudyDay(day, zone) + 3_600_000, zone, examDate: exam })

  it('no card is planned after it, and no day of the plan is a wall', () => {
    const history = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 199 }), fc.constantFrom<Grade>(1, 2, 3, 4), fc.integer({ min: 0, max: 70 })),
      { minLength: 1, maxLength: 400 },
    )
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 80 }), (looks, away) => {
        const today = addDays(exam, -away)
        const facts = looks.map(([card, grade, back]) => graded(`${addDays(today, -1 - back)}T10:00:00Z`, `row.c-${card}`, grade))
        const { planned } = planCards(cardsOf(200), replayReviews(facts), clockOn(today))
        const inReview = planned.filter(({ memory }) => memory.state === 'review')
        const loads = Array.from({ length: away }, (_, day) => inReview.filter((each) => each.day === day).length)
        expect(inReview.filter(({ day }) => day !== null && day >= away)).toEqual([])
        expect(loads.filter((load, day) => load > mostOn(loads, day))).toEqual([])
        const unseen = inReview.filter(
          ({ day, memory }) => day === null && (memory.lastReview ?? 0) < startOfStudyDay(addDays(exam, -10), zone),
        )
        expect(unseen).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it.each([7, 40])('a pupil who does each day’s cards sees every active card in the last ten days, with %d days to go', (away) => {
    const cards = cardsOf(60)
    const facts = studyUntil(exam, addDays(exam, -away - 10), cards, (index) => (index % 9 === 4 ? 1 : 3))
    const { memories } = replayReviews(facts)
    const edge = startOfStudyDay(addDays(exam, -10), zone)
    expect(memories.size).toBe(60)
    expect([...memories.values()].filter(({ lastReview }) => (lastReview ?? 0) < edge)).toEqual([])
  })

  it('cards known for long come back on days of their own in the last ten, not on the last', () => {
    const { planned } = planCards(cardsOf(200), replayReviews(far(200)), clockOn('2026-04-20'))
    const perDay = Array.from({ length: 10 }, (_, index) => planned.filter(({ day }) => day === 25 + index).length)
    expect(planned.filter(({ day }) => day === null || day < 20)).toEqual([])
    expect(Math.max(...perDay)).toBeLessThanOrEqual(30)
    expect(Math.min(...perDay)).toBeGreaterThan(0)
  })

  it('what was done today is not asked again, and the day does not fill up anew', () => {
    const facts = [...cardsOf(60).map(({ id }) => graded('2026-05-01T10:00:00Z', id, 4)), noCaps]
    const noon = clockOn('2026-05-09')
    const morning = queueOfDay(cardsOf(60), replayReviews(facts), noon).due
    const done = morning.map((id) => graded(new Date(noon.now).toISOString(), id, 3))
    const dueAfter = (count: number) => queueOfDay(cardsOf(60), replayReviews([...facts, ...done.slice(0, count)]), noon).due
    expect([morning.length, dueAfter(5).toSorted(), dueAfter(morning.length)]).toEqual([13, morning.slice(5).toSorted(), []])
  })

  it('new cards stop a week before, and wait for who wants them all the same', () => {
    const [clear, near] = ['2026-05-17', '2026-05-18'].map((day) => queueOfDay(cardsOf(3), replayReviews([on]), clockOn(day)))
    expect([clear?.fresh, clear?.whyFresh]).toEqual([['row.c-0', 'row.c-1', 'row.c-2'], null])
    expect([near?.fresh, near?.waitingFresh, near?.whyFresh]).toEqual([[], ['row.c-0', 'row.c-1', 'row.c-2'], 'examNear'])
  })

  it('in the last three weeks spare room goes to what would be remembered worst on its day, and to nothing else', () => {
    const facts = [
      ...far(3).filter(({ card }) => card === 'row.c-2'),
      graded('2026-05-02T10:00:00Z', 'row.c-0', 4),
      graded('2026-05-01T10:00:00Z', 'row.c-1', 4),
    ]
    const spareOn = (day: string, cap = 120) => {
      const capped: ReviewFact = { ...noCaps, settings: { reviewsPerDay: cap } }
      return queueOfDay(cardsOf(3), replayReviews([...facts, capped]), clockOn(day)).spare
    }
    expect(['2026-05-03', '2026-05-04', '2026-05-25'].map((day) => spareOn(day))).toEqual([[], ['row.c-1', 'row.c-0'], []])
    expect(spareOn('2026-05-04', 1)).toEqual(['row.c-1'])
  })

  it('the buttons tell of a look before the exam, or of none', () => {
    const { memories } = replayReviews(far(1))
    const wordsOn = (day: string) =>
      Object.values(previewGrades('row.c-0', memories.get('row.c-0'), clockOn(day), true)).map(({ words }) => words)
    expect(wordsOn('2026-05-24')).toEqual(['за 10 хв', 'після іспиту', 'після іспиту', 'після іспиту'])
    const { 4: easy } = previewGrades('row.c-0', memories.get('row.c-0'), clockOn('2026-05-05'), true)
    const index = calendarOf(clockOn('2026-05-05')).indexOf(easy.due ?? 0)
    expect([index >= 10, index <= 19]).toEqual([true, true])
  })

  it('a card comes back at 85 % while it is far away, at 93 % in the last two weeks, at 90 % between them and without its date', () => {
    const { memories } = replayReviews(far(1).slice(0, 2))
    const memory = memories.get('row.c-0')!
    const at = (daysToExam: number | null) => ({ ...calendarOf(clockOn('2026-03-01')), daysToExam })
    const comesBackAt = (daysToExam: number | null) => {
      const due = dueIndex(memory, at(daysToExam), true) ?? 0
      return Math.round(100 * recallOn(memory, at(null).number + due))
    }
    expect([null, 366, 46, 45, 15, 14, 1].map(comesBackAt)).toEqual([90, 85, 85, 90, 90, 93, 93])
    const soon = { ...memory, state: 'relearning' as const, dueDay: null, due: startOfStudyDay('2026-03-03', zone) }
    expect(dueIndex(memory, at(100), false)).toBe((memory.dueDay ?? 0) - at(null).number)
    expect(dueIndex(soon, at(100), true)).toBe(2)
  })

  it('a deck that is not learnt for it keeps its own dates', () => {
    const off: ReviewFact = { ...on, id: '00000000-0000-4000-a000-000000000003', settings: { isExamMode: false } }
    const { planned } = planCards(cardsOf(1), replayReviews([...far(1), off]), clockOn('2026-04-20'))
    expect(planned.map(({ day, memory }) => day === calendarOf(clockOn('2026-04-20')).indexOf(memory.due ?? 0))).toEqual([true])
    expect(planned[0]?.day).toBeGreaterThan(35)
  })
})
