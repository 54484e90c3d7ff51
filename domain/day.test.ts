import { expect, test } from 'vitest'
import { dayAfter, daysBetween, kyivDay, mondayOf, weekdayOf } from './day.ts'

test('the day of Kyiv begins when it is still the day before in UTC', () => {
  expect([kyivDay(new Date('2026-11-20T21:59:00Z')), kyivDay(new Date('2026-11-20T22:00:00Z'))]).toEqual(['2026-11-20', '2026-11-21'])
})

test('days are counted over months and leap years', () => {
  expect([dayAfter('2028-02-28', 1), dayAfter('2027-01-01', -1), daysBetween('2028-02-28', '2028-03-01')]).toEqual([
    '2028-02-29',
    '2026-12-31',
    2,
  ])
})

test('a week begins on Monday', () => {
  expect([weekdayOf('2026-11-21'), mondayOf('2026-11-21'), mondayOf('2026-11-16'), mondayOf('2026-11-22')]).toEqual([
    5,
    '2026-11-16',
    '2026-11-16',
    '2026-11-16',
  ])
})
