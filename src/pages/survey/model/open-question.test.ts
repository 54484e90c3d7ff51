import { expect, test } from 'vitest'
import { tasks } from '#samples/questions'
import { examSurvey, trainingSurvey } from '#samples/surveys'
import { openQuestionOf, stimulusOf } from './open-question'
import { numbersOf } from './numbering'
import { sheetOf, type Sheet } from './sheet'

const [first, second] = [tasks.single.id, tasks.numeric.id]
const onwardOf = (survey: typeof examSurvey, change: Partial<Sheet>) => {
  const open = openQuestionOf(survey, { ...sheetOf(survey, [], 0), ...change })
  return [open?.onward, open?.canCheck]
}

test('in an exam the big button goes on, and at the end hands in', () => {
  expect([onwardOf(examSurvey, {}), onwardOf(examSurvey, { current: second })]).toEqual([
    ['next', false],
    ['finish', false],
  ])
})

test('where answers are saved on demand it saves the draft first', () => {
  const strict = { ...examSurvey, policy: { ...examSurvey.policy, save: 'onDemand' as const } }
  expect([
    onwardOf(strict, { answers: { [first]: 'a' } }),
    onwardOf(strict, { answers: { [first]: 'a' }, saved: { [first]: 'a' } }),
  ]).toEqual([
    ['save', false],
    ['next', false],
  ])
})

test('in training it checks what can be checked, then goes on', () => {
  expect([
    onwardOf(trainingSurvey, {}),
    onwardOf(trainingSurvey, { answers: { [first]: 'a' } }),
    onwardOf(trainingSurvey, { answers: { [first]: 'a' }, checked: { [first]: true } }),
    onwardOf(trainingSurvey, { current: second, answers: { [second]: '1/2' } }),
    onwardOf(trainingSurvey, { current: second, answers: { [second]: '0,5' }, checked: { [second]: true } }),
  ]).toEqual([
    ['check', false],
    ['check', true],
    ['next', false],
    ['check', false],
    ['finish', false],
  ])
})

test('a task takes as many numbers as the paper gives it, and each subject counts anew', () => {
  const ukrainian = { ...tasks.single, id: 'u1', subject: 'ukrainian' }
  expect(numbersOf([tasks.gap, tasks.single, ukrainian])).toEqual({
    [tasks.gap.id]: { first: 1, label: '1–2', count: 3 },
    [tasks.single.id]: { first: 3, label: '3', count: 3 },
    u1: { first: 1, label: '1', count: 1 },
  })
})

test('a stimulus knows the tasks that share it', () => {
  const shared = { ...tasks.single, id: 'q9', stimulus: tasks.gap.stimulus }
  const survey = { ...examSurvey, questions: [tasks.numeric, tasks.gap, shared] }
  expect([
    stimulusOf(survey, shared)?.numbers,
    stimulusOf(survey, tasks.numeric),
    stimulusOf({ ...survey, questions: [shared] }, shared)?.numbers,
  ]).toEqual(['2–4', null, '1'])
})
