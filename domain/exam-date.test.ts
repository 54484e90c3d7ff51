import { expect, test } from 'vitest'
import { daysToExam, examDayOf, examDays } from './exam-date.ts'

test.each([
  ['2027-05-25', '2026-11-21', { day: '2027-05-25', isGuess: false }],
  ['2027-05-25', '2027-05-25', { day: '2027-05-25', isGuess: false }],
  ['2026-05-25', '2026-11-21', { day: '2027-05-20', isGuess: true }],
  [null, '2026-05-20', { day: '2026-05-20', isGuess: true }],
  [null, '2026-05-21', { day: '2027-05-20', isGuess: true }],
  [null, '2027-05-20', { day: '2027-05-20', isGuess: true }],
  [null, '2027-12-31', { day: '2028-05-20', isGuess: true }],
])('with %s chosen, on %s the exam is planned for %o', (chosen, today, day) => {
  expect(examDayOf(chosen, today)).toEqual(day)
})

test('days are counted by the calendar of Kyiv, over the change of the clocks', () => {
  const now = Date.parse('2027-03-20T22:30:00.000Z')
  expect(daysToExam(now, '2027-05-20')).toBe(60)
  expect(daysToExam(Date.parse('2027-05-20T05:00:00.000Z'), null)).toBe(0)
})

test('the days to choose from are those of the sessions, guessed for a year that is not announced', () => {
  const now = examDays('2026-11-21')
  expect([now.main.at(0), now.main.at(-1), now.main.length, now.additional.at(0), now.additional.at(-1), now.isGuess]).toEqual([
    '2027-05-20',
    '2027-06-25',
    37,
    '2027-07-17',
    '2027-07-24',
    true,
  ])
  const june = examDays('2026-05-20')
  expect([june.main.length, june.isGuess]).toEqual([37, false])
})
