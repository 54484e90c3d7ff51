import { expect, test } from 'vitest'
import { surveySummary } from '#samples/surveys'
import { attemptsOf, stepsOf } from './growth'

const paper = (id: string, finishedAt: string | null, scaled: number | null, subjects = ['math']) => ({
  ...surveySummary,
  id,
  subjects,
  scaled,
  clock: { ...surveySummary.clock, finishedAt },
})

test('only finished papers of the subject with a score are points of its line, the oldest first', () => {
  const surveys = [
    paper('nmt-3', '2026-11-20T10:00:00Z', 151),
    paper('nmt-2', '2026-11-10T22:30:00Z', 140),
    paper('nmt-1', null, null),
    paper('nmt-4', '2026-11-19T10:00:00Z', null),
    paper('nmt-5', '2026-11-19T10:00:00Z', 160, ['history']),
    paper('nmt-6', '2026-11-19T10:00:00Z', 160, ['math', 'ukrainian']),
  ]
  expect(attemptsOf(surveys, 'math')).toEqual([
    { id: 'nmt-2', day: '2026-11-11', score: 140 },
    { id: 'nmt-3', day: '2026-11-20', score: 151 },
  ])
})

test('growth is told against the last score that is old enough, and not at all where there is none', () => {
  const at = (day: string, score: number) => ({ id: day, day, score })
  const attempts = [at('2025-11-01', 120), at('2026-10-01', 135), at('2026-11-13', 150), at('2026-11-16', 149), at('2026-11-20', 153)]
  expect(stepsOf(attempts)).toEqual([
    { past: 'week', from: 150, change: 3 },
    { past: 'month', from: 135, change: 18 },
    { past: 'year', from: 120, change: 33 },
  ])
  expect([stepsOf(attempts.slice(-1)), stepsOf([])]).toEqual([[], []])
})
