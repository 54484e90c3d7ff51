import { expect, test } from 'vitest'
import { courseSummary } from '#samples/courses'
import { fitsFilters, noFilters, subjectsIn } from './filters'

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
