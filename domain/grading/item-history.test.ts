import { describe, expect, test } from 'vitest'
import type { Answer } from '../answer.ts'
import type { Key } from '../key.ts'
import type { SurveyEvent } from '../survey-event.ts'
import type { BareFact } from '../survey-state.ts'
import { secondsByTask, turnsOf } from './item-history.ts'

const start = Date.UTC(2026, 10, 20, 10)
const at = (second: number) => new Date(start + second * 1000)
const facts = (script: readonly [number, BareFact][]): SurveyEvent[] =>
  script.map(([second, fact], index) => ({ id: `${index}`, client: 'a', seq: index + 1, at: at(second).toISOString(), ...fact }))
const visit = (question: string): BareFact => ({ kind: 'visit', question })
const answer = (question: string): BareFact => ({ kind: 'answer', question, value: 'a' })
const seconds = (script: readonly [number, BareFact][], end: number) => Object.fromEntries(secondsByTask(facts(script), at(end)))

describe('time by task', () => {
  test('lasts until another task is looked at, and what is done to the task is part of it', () => {
    expect(
      seconds(
        [
          [0, { kind: 'open' }],
          [5, visit('a')],
          [20, answer('a')],
          [35, visit('b')],
          [40, visit('a')],
        ],
        50,
      ),
    ).toEqual({ a: 40, b: 5 })
  })

  test('stands still while the survey is paused', () => {
    const script: [number, BareFact][] = [
      [0, visit('a')],
      [10, { kind: 'pause', reason: 'alarm' }],
      [500, { kind: 'resume' }],
      [505, visit('b')],
    ]
    expect(seconds(script, 510)).toEqual({ a: 15, b: 5 })
  })

  test('is at most a quarter of an hour for one look, and ends with the survey', () => {
    expect(
      seconds(
        [
          [0, visit('a')],
          [3000, visit('b')],
          [9000, visit('c')],
        ],
        3100,
      ),
    ).toEqual({ a: 900, b: 100, c: 0 })
  })

  test('of a note beside a text belongs to the task that is looked at', () => {
    expect(
      seconds(
        [
          [0, visit('a')],
          [5, { kind: 'note', stimulus: 'x', text: '' }],
          [9, visit('b')],
        ],
        9,
      ),
    ).toEqual({ a: 9, b: 0 })
  })
})

const explained = { explanation: [], notes: [], theory: null }
const single: Key = { ...explained, form: 'single', correct: 'b' }
const numeric: Key = { ...explained, form: 'numeric', correct: '12.5' }
const matching: Key = { ...explained, form: 'matching', correct: { 1: 'a', 2: 'b' } }
const multi: Key = { ...explained, form: 'multi', correct: ['1', '2', '3'] }
const sequence: Key = { ...explained, form: 'sequence', correct: ['a', 'b', 'c', 'd'] }

describe('changes of an answer', () => {
  test.each<[Key, Answer[], number, string | null]>([
    [single, [], 0, null],
    [single, ['b'], 0, null],
    [single, ['a', 'b'], 1, 'toRight'],
    [single, ['b', 'a'], 1, 'toWrong'],
    [single, ['b', 'a', 'b'], 2, null],
    [single, ['a', 'c'], 1, null],
    [single, ['a', null, 'b'], 1, 'toRight'],
    [single, ['b', null], 0, 'toWrong'],
    [numeric, ['1', '12', '12,5'], 0, null],
    [numeric, ['13', '12,5'], 1, 'toRight'],
    [matching, [{ 1: 'a' }, { 1: 'a', 2: 'b' }], 0, null],
    [matching, [{ 1: 'c' }, { 1: 'a' }, { 1: 'a', 2: 'b' }], 1, 'toRight'],
    [matching, [{ 1: 'a', 2: 'b' }, { 1: 'a' }], 1, 'toWrong'],
    [multi, [['1'], ['2', '1'], ['1', '2', '3']], 0, null],
    [
      multi,
      [
        ['1', '4'],
        ['1', '2', '3'],
      ],
      1,
      'toRight',
    ],
    [sequence, [['a'], ['a', 'b'], ['a', 'b', 'c', 'd']], 0, null],
    [
      sequence,
      [
        ['b', 'a'],
        ['a', 'b', 'c', 'd'],
      ],
      1,
      'toRight',
    ],
  ])('%#: $0.form after $1', (key, answers, changes, turn) => {
    expect(turnsOf(key, answers, answers.at(-1) ?? null)).toEqual({ changes, turn })
  })
})
