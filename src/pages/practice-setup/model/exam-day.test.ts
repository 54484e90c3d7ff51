import { expect, test } from 'vitest'
import type { SubjectSummary } from '#domain/subject'
import { mathSubject } from '#samples/practice'
import { examDayOf } from './exam-day'

const summary = (id: string, block: 1 | 2, change: Partial<SubjectSummary> = {}): SubjectSummary => ({
  ...mathSubject,
  id,
  block,
  ...change,
})
const physics = summary('physics', 2, { kind: 'elective', order: 8 })

test('what stands in a block is told by the subjects, whatever they are called', () => {
  const subjects = [summary('geometry', 1, { order: 2 }), summary('reading', 1, { order: 1 }), summary('law', 2, { order: 3 }), physics]
  const day = examDayOf(subjects)
  expect([day.first, day.second, day.electives].map((each) => each.map(({ id }) => id))).toEqual([
    ['reading', 'geometry'],
    ['law'],
    ['physics'],
  ])
  expect([day.isFirstReady, day.isSecondReady]).toEqual([true, true])
})

test('a block can be sat when every subject of it has a paper', () => {
  const day = examDayOf([summary('reading', 1), summary('geometry', 1, { papers: 0 }), summary('law', 2), { ...physics, papers: 0 }])
  expect([day.isFirstReady, day.isSecondReady]).toEqual([false, false])
  expect(examDayOf([]).isFirstReady).toBe(false)
})
