import { expect, test } from 'vitest'
import { calendarOf } from './calendar-file'
import type { PlanTask } from '#contract/plan/plan-task'

const task = (day: string, change: Partial<PlanTask>): PlanTask => ({
  day,
  kind: 'topic',
  subject: 'math',
  topic: 'math.percent',
  title: 'Відсотки; пропорції',
  minutes: 20,
  reason: 'gain',
  ...change,
})
/** Lines of the file with folded ones put together. */
const lines = (file: string) => file.replaceAll('\r\n\t', '').split('\r\n')

test('a plan becomes one entry a day in the local time of the reader, with its minutes and tasks', () => {
  const file = calendarOf(
    [
      task('2026-11-16', {}),
      task('2026-11-16', { kind: 'mistakes', title: 'Математика', minutes: 10 }),
      task('2026-11-18', { minutes: 75 }),
    ],
    { day: '2027-05-21', isGuess: false },
    'https://skladu.test/dashboard',
  )
  const told = lines(file).filter((line) => /^(BEGIN:VEVENT|UID|SUMMARY|DTSTART|DTEND|DURATION|DESCRIPTION|URL)/.test(line))
  expect(told).toEqual([
    'BEGIN:VEVENT',
    'UID:plan-2026-11-16@skladu',
    'SUMMARY:Підготовка до НМТ\\, 30 хв',
    'DTSTART:20261116T170000',
    'DESCRIPTION:Тема: Відсотки\\; пропорції\\, 20 хв\\nПомилки: Математика\\, 10 хв',
    'URL:https://skladu.test/dashboard',
    'DURATION:PT30M',
    'BEGIN:VEVENT',
    'UID:plan-2026-11-18@skladu',
    'SUMMARY:Підготовка до НМТ\\, 75 хв',
    'DTSTART:20261118T170000',
    'DESCRIPTION:Тема: Відсотки\\; пропорції\\, 75 хв',
    'URL:https://skladu.test/dashboard',
    'DURATION:PT1H15M',
    'BEGIN:VEVENT',
    'UID:exam@skladu',
    'SUMMARY:НМТ',
    'DTSTART;VALUE=DATE:20270521',
    'DTEND;VALUE=DATE:20270522',
    'DESCRIPTION:Дату обрано в плані.',
    'URL:https://skladu.test/dashboard',
  ])
  expect([lines(file)[0], lines(file).at(-1) || lines(file).at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  expect(Math.max(...file.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(75)
})

test('an empty plan has no calendar', () => {
  expect(() => calendarOf([], { day: '2027-05-21', isGuess: true }, 'https://skladu.test')).toThrow('An empty plan has no calendar')
})

test('a day of the exam that is a guess says so', () => {
  const file = calendarOf([task('2026-11-16', {})], { day: '2027-05-20', isGuess: true }, 'https://skladu.test')
  expect(
    lines(file)
      .filter((line) => /^(SUMMARY|DTSTART|DESCRIPTION)/.test(line))
      .slice(3),
  ).toEqual([
    'SUMMARY:НМТ\\, орієнтовно',
    'DTSTART;VALUE=DATE:20270520',
    'DESCRIPTION:Дату ще не оголошено: це перший день сесії\\, що була останньою.',
  ])
})
