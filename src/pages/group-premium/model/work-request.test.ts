import { expect, test } from 'vitest'
import { lessonValue, workRequest } from './work-request'

const filled = { subject: 'math', needed: 10, due: '2026-11-28T19:00:00.000Z' }
const { due } = filled

test('a filled form becomes the request of its kind', () => {
  expect(workRequest({ ...filled, kind: 'topic', target: 'math.percent' })).toEqual({
    kind: 'topic',
    subject: 'math',
    topic: 'math.percent',
    needed: 10,
    due,
  })
  expect(workRequest({ ...filled, kind: 'deck', target: 'math.formulas' })).toEqual({
    kind: 'deck',
    deck: 'math.formulas',
    needed: 10,
    due,
  })
  expect(workRequest({ ...filled, kind: 'lesson', target: lessonValue('porih', 3) })).toEqual({
    kind: 'lesson',
    course: 'porih',
    lesson: 3,
    due,
  })
})
