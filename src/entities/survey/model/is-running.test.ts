import { expect, test } from 'vitest'
import type { SurveyClock, SurveySummary } from '#domain/survey'
import { clock, surveySummary } from '#samples/surveys'
import { isRunning, minutesLeft } from './is-running'

const survey = (change: Partial<SurveyClock>): SurveySummary => ({ ...surveySummary, clock: { ...clock, deadlineAt: null, ...change } })
const deadlineAt = '2020-01-01T11:00:00.000Z'

test('the server says whether a survey is over', () => {
  expect([survey({}), survey({ deadlineAt }), survey({ deadlineAt, finishedAt: deadlineAt })].map(isRunning)).toEqual([true, true, false])
})

test.each([
  ['2020-01-01T10:23:00.000Z', 37],
  ['2020-01-01T10:59:59.000Z', 1],
  ['2020-01-01T11:00:01.000Z', 0],
])('at %s %i minutes are left', (now, minutes) => {
  expect(minutesLeft(survey({ deadlineAt }), Date.parse(now))).toBe(minutes)
})

test('before the start all the time is left', () => {
  expect(minutesLeft(survey({}), 0)).toBe(60)
})

test('without a clock there are no minutes', () => {
  expect(minutesLeft(survey({ seconds: null }), 0)).toBeNull()
})
