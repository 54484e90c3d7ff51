import { expect, test } from 'vitest'
import { lesson } from '#samples/courses'
import type { UserFact } from '#contract/user-fact'
import { latestAttempt } from './attempt'

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
  expect([latestAttempt(lesson, facts), latestAttempt(lesson, [])]).toEqual([{ id: 'new', round: 0, answers: { c1: 'b' } }, null])
})
