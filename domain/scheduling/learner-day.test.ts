import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Grade } from '../review.ts'
import { graded } from '#samples/flashcards'
import { calendarOf } from './calendar.ts'
import { wishedDay } from './exam.ts'
import { previewGrades } from './preview.ts'
import { replayReviews } from './replay.ts'
import { dayMs } from '../duration.ts'
import { dayNumber, dayOfNumber, offsetAt, startOfStudyDay } from './study-day.ts'

const kyiv = 'Europe/Kyiv'
const minute = 60_000
const card = 'row.d-1'
/** Asks for the rules of a zone once for each quarter of an hour: they change no oftener. */
const once = (work: (at: number, zone: string) => number) => {
  const found = new Map<string, number>()
  return (at: number, zone: string): number => {
    const name = `${zone} ${Math.floor(at / (15 * minute))}`
    const value = found.get(name) ?? work(at, zone)
    found.set(name, value)
    return value
  }
}
const offsetOnce = once(offsetAt)
const startOnce = once((day, zone) => startOfStudyDay(dayOfNumber(day / dayMs), zone))
const lookAt = (at: number, grade: Grade, zone: string) => ({
  ...graded(new Date(at).toISOString(), card, grade),
  offset: offsetOnce(at, zone),
})
const memoryOf = (facts: Parameters<typeof replayReviews>[0]) => replayReviews(facts).memories.get(card)
const datesOf = (facts: Parameters<typeof replayReviews>[0]) => {
  const memory = memoryOf(facts)
  if (!memory) throw new Error('The log has no look')
  const { state, dueDay, lastDay, stability, difficulty, reps, lapses } = memory
  return { state, dueDay, lastDay, stability, difficulty, reps, lapses }
}

describe('one day of study', () => {
  const evening = (hour: string, day = '2026-11-20') => Date.parse(`${day}T${hour}:00+02:00`)

  it.each([
    ['22:00', '22:10', '2026-11-20'],
    ['01:55', '02:05', '2026-11-21'],
    ['03:45', '03:55', '2026-11-21'],
    ['04:01', '04:11', '2026-11-20'],
  ])('gives a new card, good twice at %s and %s, the same interval', (first, second, date) => {
    const facts = [lookAt(evening(first, date), 3, kyiv), lookAt(evening(second, date), 3, kyiv)]
    expect(dayOfNumber(memoryOf(facts)?.dueDay ?? 0)).toBe('2026-11-22')
  })

  it.each(['10:00', '21:55', '01:50', '03:30'])('brings a card that was forgotten at %s and learnt again back on one date', (hour) => {
    const date = hour < '04:00' ? '2026-11-29' : '2026-11-28'
    const learnt = [lookAt(evening('12:00'), 3, kyiv), lookAt(evening('12:10'), 3, kyiv), lookAt(evening('12:00', '2026-11-22'), 3, kyiv)]
    const lapse = evening(hour, date)
    const facts = [...learnt, lookAt(lapse, 1, kyiv), lookAt(lapse + 20 * minute, 3, kyiv)]
    expect(dayOfNumber(memoryOf(facts)?.dueDay ?? 0)).toBe('2026-11-29')
  })

  it.each([
    ['2026-03-28T22:00:00+02:00', '2026-03-30'],
    ['2026-03-29T02:30:00+02:00', '2026-03-30'],
    ['2026-10-24T04:10:00+03:00', '2026-10-26'],
    ['2026-10-25T03:30:00+02:00', '2026-10-26'],
  ])('is not moved by a change of clocks: good twice from %s', (at, day) => {
    const first = Date.parse(at)
    expect(dayOfNumber(memoryOf([lookAt(first, 3, kyiv), lookAt(first + 1000, 3, kyiv)])?.dueDay ?? 0)).toBe(day)
  })

  it('of an older device, which did not say where it was, is that of Kyiv', () => {
    const first = evening('01:55', '2026-11-21')
    const bare = [first, first + 10 * minute].map((at) => graded(new Date(at).toISOString(), card, 3))
    expect(datesOf(bare)).toEqual(datesOf([lookAt(first, 3, kyiv), lookAt(first + 10 * minute, 3, kyiv)]))
  })
})

describe('the same log', () => {
  const zones = ['Europe/Kyiv', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC']
  /** Both changes of clocks of Kyiv and what lies around them, and any other day. */
  const start = fc.oneof(
    fc.integer({ min: dayNumber('2026-03-24'), max: dayNumber('2026-03-30') }),
    fc.integer({ min: dayNumber('2026-10-20'), max: dayNumber('2026-10-27') }),
    fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2027-05-01') }),
  )
  const gap = fc.oneof(fc.constant(0), fc.constant(1), fc.integer({ min: 2, max: 60 }))
  const look = fc.record({
    grade: fc.constantFrom<Grade>(1, 2, 3, 3, 4),
    gap,
    zone: fc.constantFrom(...zones),
    /** Parts of the day that pass before the look, of what is left of the day. */
    part: fc.double({ min: 0, max: 0.9, noNaN: true }),
  })
  type Look = typeof look extends fc.Arbitrary<infer T> ? T : never

  /** The looks on their days, at the hours and in the zone of each; null where somebody would have travelled back in time. */
  function factsOf(first: number, looks: readonly Look[], zoneOf: (look: Look) => string) {
    let [day, last] = [first, 0]
    const facts: ReturnType<typeof lookAt>[] = []
    for (const each of looks) {
      day += each.gap
      const zone = zoneOf(each)
      const [from, to] = [startOnce(day * dayMs, zone), startOnce((day + 1) * dayMs, zone)]
      const earliest = Math.max(from, last + 1000)
      if (earliest >= to) return null
      last = Math.floor((earliest + (to - earliest) * each.part) / 1000) * 1000
      if (last < earliest) last += 1000
      facts.push(lookAt(last, each.grade, zone))
    }
    return facts
  }

  it('gives the same dates at any hour of a day, in any zone and after any move', () => {
    let compared = 0
    const looks = fc.array(look, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(start, looks, fc.constantFrom(...zones), (first, given, home) => {
        const atNoon = factsOf(
          first,
          given.map((each) => ({ ...each, part: 0.01 })),
          () => kyiv,
        )
        const atHome = factsOf(first, given, () => home)
        const onTheMove = factsOf(first, given, ({ zone }) => zone)
        if (!atNoon || !atHome) return
        compared += 1
        expect(datesOf(atHome)).toEqual(datesOf(atNoon))
        if (onTheMove) expect(datesOf(onTheMove)).toEqual(datesOf(atNoon))
      }),
      { numRuns: 2500 },
    )
    expect(compared).toBeGreaterThan(2000)
  })

  it('is read alike wherever the reader is', () => {
    fc.assert(
      fc.property(start, fc.array(look, { minLength: 2, maxLength: 8 }), fc.constantFrom(...zones), (first, given, reader) => {
        const facts = factsOf(first, given, ({ zone }) => zone)
        const memory = facts && memoryOf(facts)
        if (!memory || memory.dueDay === null || memory.lastDay === null) return
        const calendar = calendarOf({ now: startOfStudyDay(dayOfNumber(memory.lastDay), reader) + 1, zone: reader, examDate: null })
        expect(wishedDay(memory, calendar, true)).toBe(memory.dueDay - memory.lastDay)
      }),
    )
  })

  it('promises on its buttons the day that then comes', () => {
    fc.assert(
      fc.property(start, fc.array(look, { minLength: 1, maxLength: 6 }), fc.constantFrom<Grade>(1, 2, 3, 4), (first, given, grade) => {
        const facts = factsOf(first, given, () => kyiv)
        const last = facts?.at(-1)
        const memory = facts && memoryOf(facts)
        if (!memory || !last) return
        const now = Date.parse(last.at) + 1000
        const { due } = previewGrades(card, memory, { now, zone: kyiv, examDate: null }, false)[grade]
        const next = memoryOf([...facts, lookAt(now, grade, kyiv)])
        const promised = next?.dueDay == null ? next?.due : startOfStudyDay(dayOfNumber(next.dueDay), kyiv)
        expect(due).toBe(promised)
      }),
    )
  })
})

describe('published vectors of FSRS-6', () => {
  /** Looks so many days after one another, at noon. */
  const after = (looks: readonly (readonly [Grade, number])[]) => {
    let at = Date.parse('2026-01-10T12:00:00+02:00')
    return looks.map(([grade, days]) => lookAt((at += days * 1440 * minute + 1000), grade, kyiv))
  }

  it('of fsrs-rs, for the memory after six looks', () => {
    const memory = memoryOf(
      after([
        [1, 0],
        [3, 0],
        [3, 1],
        [3, 3],
        [3, 8],
        [3, 21],
      ]),
    )
    expect(memory?.stability).toBeCloseTo(53.62691, 3)
    expect(memory?.difficulty).toBeCloseTo(6.3574867, 4)
  })

  it('of the first grades', () => {
    const first = ([1, 2, 3, 4] as const).map((grade) => memoryOf(after([[grade, 0]]))?.stability)
    expect(first).toEqual([0.212, 1.2931, 2.3065, 8.2956])
  })

  it('of py-fsrs, for the intervals of a card that is seen when it is due', () => {
    const intervals: number[] = []
    const facts: ReturnType<typeof lookAt>[] = []
    let at = Date.parse('2026-01-10T10:00:00+02:00')
    for (const grade of [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3] as const) {
      facts.push(lookAt(at, grade, kyiv))
      const memory = memoryOf(facts)
      const days = memory?.dueDay == null ? 0 : memory.dueDay - (memory.lastDay ?? 0)
      intervals.push(days)
      at = days === 0 ? (memory?.due ?? 0) : at + days * 1440 * minute
    }
    expect(intervals).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
  })
})
