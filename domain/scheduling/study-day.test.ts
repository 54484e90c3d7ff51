import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarOf } from './calendar.ts'
import { intervalText } from './interval-text.ts'
import { soundMoment } from './study-day.ts'
import { addDays, daysBetween, kyivStudyDay, startOfStudyDay, studyDay, weekday } from './study-day.ts'

const kyiv = 'Europe/Kyiv'

describe('a day of study', () => {
  it.each([
    ['2026-11-21T01:59:59Z', '2026-11-20'],
    ['2026-11-21T02:00:00Z', '2026-11-21'],
    ['2026-07-21T00:59:59Z', '2026-07-20'],
    ['2026-07-21T01:00:00Z', '2026-07-21'],
  ])('begins at four in the morning in Kyiv: %s is of %s', (at, day) => {
    expect(studyDay(Date.parse(at), kyiv)).toBe(day)
  })

  it('begins at four on the days when clocks change', () => {
    const starts = ['2026-03-28', '2026-03-29', '2026-10-25', '2026-10-26'].map((day) => new Date(startOfStudyDay(day, kyiv)).toISOString())
    expect(starts).toEqual(['2026-03-28T02:00:00.000Z', '2026-03-29T01:00:00.000Z', '2026-10-25T02:00:00.000Z', '2026-10-26T02:00:00.000Z'])
  })

  it('holds every moment from its start to the next', () => {
    const zone = fc.constantFrom(kyiv, 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC')
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) }), zone, (at, where) => {
        const day = studyDay(at, where)
        expect(startOfStudyDay(day, where)).toBeLessThanOrEqual(at)
        expect(startOfStudyDay(addDays(day, 1), where)).toBeGreaterThan(at)
        const calendar = calendarOf({ now: Date.UTC(2027, 4, 5), zone: where, examDate: null })
        expect(calendar.dayAt(calendar.indexOf(at))).toBe(day)
      }),
    )
  })

  it('counts days and names weekdays', () => {
    expect([addDays('2028-02-28', 1), daysBetween('2026-11-21', '2027-05-25'), weekday('2026-11-21'), weekday('2026-11-22')]).toEqual([
      '2028-02-29',
      185,
      6,
      7,
    ])
  })
})

it.each([
  ['2026-05-25', 2],
  ['2026-05-24', 1],
  ['2026-05-23', null],
  ['2026-05-22', null],
  [null, null],
])('late in the night of the 23rd an exam on %s is %s days away', (examDate, days) => {
  expect(calendarOf({ now: Date.parse('2026-05-24T00:30:00Z'), zone: kyiv, examDate }).daysToExam).toBe(days)
})

it('a moment that cannot be becomes now, any other stays', () => {
  const now = Date.parse('2026-11-21T10:00:00Z')
  expect([0, now + 1, now, now - 86_400_000].map((at) => soundMoment(at, now))).toEqual([now, now, now, now - 86_400_000])
})

const minute = 60_000
const day = 1440 * minute
it.each([
  [0, 'за 1 хв'],
  [minute, 'за 1 хв'],
  [10 * minute, 'за 10 хв'],
  [90 * minute, 'за 2 год'],
  [day, 'за 1 день'],
  [2.4 * day, 'за 2 дні'],
  [5 * day, 'за 5 днів'],
  [21 * day, 'за 21 день'],
  [30 * day, 'за 1 місяць'],
  [45 * day, 'за 1,5 місяця'],
  [150 * day, 'за 5 місяців'],
  [365 * day, 'за 1 рік'],
  [550 * day, 'за 1,5 року'],
  [1100 * day, 'за 3 роки'],
])('%d ms are «%s»', (ms, words) => {
  expect(intervalText(ms)).toBe(words)
})

it.each([
  ['2026-11-21T01:59:59Z', '2026-11-20'],
  ['2026-11-21T02:00:00Z', '2026-11-21'],
  ['2026-03-29T00:59:59Z', '2026-03-28'],
  ['2026-03-29T01:00:00Z', '2026-03-29'],
  ['2026-10-25T01:59:59Z', '2026-10-24'],
  ['2026-10-25T02:00:00Z', '2026-10-25'],
])('at %s it is still %s for whoever studies in Kyiv', (at, expected) => {
  expect([kyivStudyDay(new Date(at)), studyDay(Date.parse(at), kyiv)]).toEqual([expected, expected])
})
