import { expect, test } from 'vitest'
import { keys, tasks } from '#samples/questions'
import { examSurvey } from '#samples/surveys'
import { sheetOf } from './sheet'
import { tasksOf } from './task-state'

const questions = [tasks.single, tasks.matching, tasks.numeric]
const [one, two, three] = questions.map(({ id }) => id) as [string, string, string]
const survey = { ...examSurvey, questions }
const opened = sheetOf(survey, [], 0)
const statesOf = (change: Partial<typeof opened>, of = survey) => tasksOf(of, { ...opened, ...change }).map(({ state }) => state)

test('the first task is open from the first moment', () => {
  expect(tasksOf(survey, opened)[0]).toEqual({
    id: one,
    subject: 'math',
    label: '1',
    numbers: 1,
    answered: 0,
    state: 'blank',
    isFlagged: false,
    isCurrent: true,
  })
})

test('a task with every part answered has an answer, with some parts it is incomplete', () => {
  expect(statesOf({ answers: { [one]: 'a', [two]: { 1: 'a' } } })).toEqual(['answered', 'partial', 'unseen'])
  const whole = { [two]: { 1: 'a', 2: 'b', 3: 'c' }, [three]: '  ' }
  expect(statesOf({ answers: whole, visited: { [one]: true, [three]: true } })).toEqual(['blank', 'answered', 'blank'])
})

test('a number that cannot be read is not an answer yet', () => {
  expect(['1/2', 'x = 5', '-0,5', '12,'].map((typed) => statesOf({ answers: { [three]: typed } })[2])).toEqual([
    'unreadable',
    'unreadable',
    'answered',
    'answered',
  ])
})

test('where answers are saved on demand a draft is told from a saved answer, and a saved one taken back is a draft again', () => {
  const strict = { ...survey, policy: { ...survey.policy, save: 'onDemand' as const } }
  expect(statesOf({ answers: { [one]: 'a', [three]: '5' }, saved: { [one]: 'a' } }, strict)).toEqual(['saved', 'unseen', 'draft'])
  expect(statesOf({ answers: { [one]: null }, saved: { [one]: 'a' } }, strict)[0]).toBe('draft')
})

test('a checked task says how it fared', () => {
  const training = {
    ...survey,
    policy: { ...survey.policy, feedback: 'afterEach' as const },
    keys: { [one]: keys.single, [two]: keys.matching, [three]: keys.numeric },
  }
  const answers = { [one]: 'b', [two]: { 1: 'a', 2: 'c' }, [three]: '7' }
  expect(statesOf({ answers, checked: { [one]: true, [two]: true, [three]: true } }, training)).toEqual(['right', 'half', 'wrong'])
})
