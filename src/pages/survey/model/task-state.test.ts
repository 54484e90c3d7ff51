import { expect, test } from 'vitest'
import type { Question } from '#contract/question'
import type { Survey } from '#contract/survey'
import { sheetOf } from './sheet'
import { tasksOf } from './task-state'

const common = { version: 1, subject: 'math', topic: 'math.numbers', prompt: [], figure: null, points: 1 }
const row = (id: string) => ({ id, label: id, text: [] })
const questions: Question[] = [
  { ...common, id: 'q1', form: 'single', options: [] },
  { ...common, id: 'q2', form: 'matching', rows: [row('1'), row('2')], options: [row('a'), row('b')] },
  { ...common, id: 'q3', form: 'numeric', unit: null },
]
const survey: Survey = {
  id: 'nmt-12345678',
  subject: 'math',
  mode: 'nmt',
  title: 'Варіант 1',
  createdAt: '',
  events: [],
  questions,
  clock: { seconds: 3600, startedAt: null, deadlineAt: null, finishedAt: null },
}
const opened = sheetOf(survey, [], 0)
const statesOf = (change: Partial<typeof opened>) => tasksOf(survey, { ...opened, ...change }).map(({ state }) => state)

test('the first task is open from the first moment', () => {
  expect(tasksOf(survey, opened)[0]).toEqual({ id: 'q1', number: 1, state: 'blank', isFlagged: false, isCurrent: true })
})

test('a task with every part answered has an answer, with some parts it is partly done', () => {
  expect(statesOf({ answers: { q1: 'a', q2: { '1': 'a' } } })).toEqual(['answered', 'partial', 'unseen'])
  expect(statesOf({ answers: { q2: { '1': 'a', '2': 'b' }, q3: '  ' }, visited: { q1: true, q3: true } })).toEqual([
    'blank',
    'answered',
    'blank',
  ])
})

test('a number that cannot be read is not an answer yet', () => {
  expect(['1/2', 'x = 5', '-0,5', '12,'].map((typed) => statesOf({ answers: { q3: typed } })[2])).toEqual([
    'unreadable',
    'unreadable',
    'answered',
    'answered',
  ])
})
