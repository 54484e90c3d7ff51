import { expect, test } from 'vitest'
import { addresses } from '@/shared/routes'
import { courseSummary } from '#contract/samples/courses'
import { fitsFilters, noFilters, subjectsIn } from './filters'
import { latestAttempt } from './attempt'
import { placeIn } from './place'
import { lesson } from '#contract/samples/courses'
import type { UserFact } from '#contract/user-fact'

test.each([
  ['', { course: null, lesson: null, step: null }],
  ['?course=all', { course: 'all', lesson: null, step: null }],
  ['?course=all&lesson=12&step=try', { course: 'all', lesson: 12, step: 'try' }],
  ['?course=all&lesson=0&step=dance', { course: 'all', lesson: null, step: null }],
  ['?course=all&lesson=1e3', { course: 'all', lesson: null, step: null }],
])('%j names a place, and what does not fit is not there', (search, place) => {
  expect(placeIn(search)).toEqual(place)
})

test('an address that is built is read back', () => {
  const built = addresses.courses.to({ course: 'all', lesson: 3, step: 'check' })
  expect([built, placeIn(built.slice(built.indexOf('?')))]).toEqual([
    '/courses?course=all&lesson=3&step=check',
    { course: 'all', lesson: 3, step: 'check' },
  ])
  expect(addresses.courses.to()).toBe('/courses')
})

test.each([
  [{}, true],
  [{ subject: 'math', level: 'threshold', length: 'short', access: 'trial' }, true],
  [{ subject: 'history' }, false],
  [{ level: 'high' }, false],
  [{ length: 'long' }, false],
  [{ access: 'free' }, false],
])('a short course with a free beginning fits %j: %j', (filters, fits) => {
  expect(fitsFilters(courseSummary, { ...noFilters, ...filters })).toBe(fits)
})

test('a course that is free as a whole fits the filter of free ones alone', () => {
  const free = { ...courseSummary, freeLessons: 3 }
  expect(['free', 'trial'].map((access) => fitsFilters(free, { ...noFilters, access }))).toEqual([true, false])
})

test('each subject is offered once', () => {
  expect(subjectsIn([courseSummary, courseSummary])).toEqual([{ id: 'math', title: 'Математика' }])
})

test('the attempt begun last is gone on with, whatever came of earlier ones and of other lessons', () => {
  const answer = (minute: number, attempt: string, question: string, about = 'day-1'): UserFact => ({
    id: `${minute}`,
    at: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
    kind: 'lesson.answer',
    course: 'threshold',
    lesson: about,
    attempt,
    question,
    value: 'b',
  })
  const facts = [answer(3, 'new', 'c1'), answer(1, 'old', 'c1'), answer(2, 'old', 'c2'), answer(9, 'foreign', 'c1', 'day-2')]
  expect([latestAttempt(lesson, facts), latestAttempt(lesson, [])]).toEqual([{ id: 'new', answers: { c1: 'b' } }, null])
})
