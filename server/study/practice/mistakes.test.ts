import { describe, expect, test } from 'vitest'
import { kyivDay } from '#domain/day'
import { mistakeOf, stateOfTask, type PastAnswer } from './mistakes.ts'

/** `r21` was right on the 21st, `r21h` with a hint, `w21` wrong, `p21` right in part. */
const answers = (script: string): PastAnswer[] =>
  script.split(' ').flatMap((word) => {
    const outcome = ({ r: 'right', w: 'wrong', p: 'partial' } as const)[word.slice(0, 1)]
    return outcome ? [{ outcome, day: `2026-11-${word.slice(1, 3)}`, isHinted: word.endsWith('h') }] : []
  })

describe('the queue of mistakes', () => {
  test.each([
    ['', null],
    ['r20', null],
    ['w20', { rightDays: 0, isDue: true }],
    ['p20', { rightDays: 0, isDue: true }],
    ['w19 r20h r21h', { rightDays: 0, isDue: true }],
    ['w20 r20', { rightDays: 1, isDue: true }],
    ['w20 r21', { rightDays: 1, isDue: false }],
    ['w20 r21 r21', { rightDays: 1, isDue: false }],
    ['w19 r20 r21', null],
    ['w19 r20 w21', { rightDays: 0, isDue: true }],
    ['w19 r20 w21 r21', { rightDays: 1, isDue: false }],
    ['w18 r19 r20 w21', { rightDays: 0, isDue: true }],
    ['r18 w19 r20 r21 r21', null],
  ])('after «%s» it says %j on the 21st', (script, expected) => {
    expect(mistakeOf(answers(script), '2026-11-21')).toEqual(expected)
  })

  test('the state is that of the last answer', () => {
    expect([stateOfTask([]), stateOfTask(answers('w20 r21')), stateOfTask(answers('r20 p21'))]).toEqual(['new', 'right', 'wrong'])
  })

  test('days are those of Kyiv', () => {
    expect([kyivDay(new Date('2026-11-20T21:59:00.000Z')), kyivDay(new Date('2026-11-20T22:00:00.000Z'))]).toEqual([
      '2026-11-20',
      '2026-11-21',
    ])
  })
})
