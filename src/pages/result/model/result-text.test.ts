import { expect, test } from 'vitest'
import { keys, tasks } from '#samples/questions'
import { answerText, noteName } from '@/entities/question'
import { byLoss, durationText } from './result-text'
import { linkedTask } from './review-filter'

test('a duration is told in whole seconds, from a minute on in minutes too', () => {
  expect([0, 59.4, 2892, 3600].map(durationText)).toEqual(['0 с', '59 с', '48 хв 12 с', '60 хв 0 с'])
})

test('the greatest loss comes first', () => {
  const rows = [
    { points: 3, max: 4 },
    { points: 1, max: 6 },
    { points: 0, max: 5 },
  ]
  expect(byLoss(rows)).toEqual([
    { points: 0, max: 5 },
    { points: 1, max: 6 },
    { points: 3, max: 4 },
  ])
})

test.each([
  ['#q-7', 7],
  ['/q-22', 22],
  ['#q-x', null],
  ['', null],
])('%s leads to task %s', (tail, number) => {
  expect(linkedTask(tail)).toBe(number)
})

test('answers are told by the labels of the paper', () => {
  const { single, matching, numeric, sequence, multi, grouped, gapPool } = tasks
  expect([
    answerText(single, 'b'),
    answerText(matching, { '2': 'a' }),
    answerText(numeric, '0,5'),
    answerText(single, null),
    answerText(sequence, keys.sequence.correct),
    answerText(multi, keys.multi.correct),
    answerText(grouped, keys.grouped.correct),
    answerText(gapPool, keys.gapPool.correct),
  ]).toEqual(['Б', '2–А', '0,5', '', 'А, Б, В, Г', '2, 4, 7', '1–2, 2–1, 3–2', '1–А, 2–В'])
})

test('notes say what they are about', () => {
  expect([
    noteName(tasks.single, 'a'),
    noteName(tasks.matching, '2'),
    noteName(tasks.matching, 'b'),
    noteName(tasks.numeric, '-0.5'),
  ]).toEqual(['Чому не А', '2', 'Б', '−0,5'])
})
