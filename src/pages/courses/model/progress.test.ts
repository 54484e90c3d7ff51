import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLessonDone, openStep, stepToResume, progressOf } from './progress'
import type { LessonStep } from '#domain/lesson-step'
import { course } from '#samples/courses'
import type { UserFact } from '#contract/user-fact'

const step = (lesson: string, done: LessonStep, minute: number, about = 'threshold'): UserFact => ({
  id: `${lesson} ${done} ${minute}`,
  at: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
  kind: 'lesson.step',
  course: about,
  lesson,
  step: done,
})

test('progress is the same in whatever order and however often facts come, and knows nothing of other courses', () => {
  const facts = [
    step('day-1', 'theory', 1),
    step('day-1', 'check', 3),
    step('day-1', 'example', 2),
    step('day-2', 'theory', 4),
    step('day-9', 'theory', 9, 'other'),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray([...facts, ...facts], { minLength: 10 }), (shuffled) => {
      expect(progressOf('threshold', shuffled)).toEqual({
        done: { 'day-1': ['theory', 'example', 'check'], 'day-2': ['theory'] },
        latest: 'day-2',
      })
    }),
  )
})

test('a course that nobody has begun starts with the first step of its first lesson', () => {
  const none = progressOf('threshold', [])
  expect([none, stepToResume(course, none)]).toEqual([
    { done: {}, latest: null },
    { number: 1, step: 'theory' },
  ])
})

test('it goes on at the open step of the lesson worked at last, even where an earlier one is open', () => {
  const progress = progressOf('threshold', [step('day-1', 'theory', 1), step('day-2', 'theory', 2), step('day-2', 'example', 3)])
  expect([stepToResume(course, progress), openStep(progress, 'day-1')]).toEqual([{ number: 2, step: 'try' }, 'example'])
})

test('a passed check alone closes a lesson; then the first open one is next, and after the last there is none', () => {
  const first = progressOf('threshold', [step('day-2', 'check', 1)])
  expect([isLessonDone(first, 'day-2'), isLessonDone(first, 'day-1'), stepToResume(course, first)]).toEqual([
    true,
    false,
    { number: 1, step: 'theory' },
  ])
  const all = ['day-1', 'day-2', 'day-3'].map((lesson, minute) => step(lesson, 'check', minute))
  expect(stepToResume(course, progressOf('threshold', all))).toBeNull()
})
