import { describe, expect, test } from 'vitest'
import { readNumber } from './number.ts'

describe('a typed number', () => {
  test.each([
    ['0,5', '0.5'],
    ['0.5', '0.5'],
    [' 0,50 ', '0.5'],
    [',5', '0.5'],
    ['−3', '-3'],
    ['-3', '-3'],
    ['–3', '-3'],
    ['— 3', '-3'],
    ['1 000', '1000'],
    ['007', '7'],
    ['-0', '0'],
    ['12,', '12'],
    ['1.500', '1.5'],
  ])('%j is read as %s', (typed, text) => {
    expect(readNumber(typed)).toEqual({ kind: 'number', text })
  })

  test.each(['1/2', '5 см', '1,2,3', '1e3', '--3', '√2', '2x', '∞', '½'])('%j asks to be written again', (typed) => {
    expect(readNumber(typed)).toEqual({ kind: 'unreadable' })
  })

  test.each(['', '   ', '\u00a0'])('%j is blank', (typed) => {
    expect(readNumber(typed)).toEqual({ kind: 'blank' })
  })
})
