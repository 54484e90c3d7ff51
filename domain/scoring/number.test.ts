import { describe, expect, test } from 'vitest'
import { decimalOf, isWithin, readNumber } from './number.ts'

describe('two numbers', () => {
  test.each([
    ['0.3', '0.2', '0.1'],
    ['-0.05', '0.05', '0.1'],
    ['5', '5', '0'],
    ['1250', '1200', '50'],
  ])('%s is no further from %s than %s', (a, b, tolerance) => {
    expect(isWithin(a, b, tolerance)).toBe(true)
  })

  test.each([
    ['0.31', '0.2', '0.1'],
    ['5.000000000000000001', '5', '0'],
    ['1251', '1200', '50'],
  ])('%s is further from %s than %s', (a, b, tolerance) => {
    expect(isWithin(a, b, tolerance)).toBe(false)
  })
})

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

describe('a common fraction', () => {
  test.each([
    ['1/2', '0.5'],
    ['½', '0.5'],
    ['−3/4', '-0.75'],
    ['- 3 / 4', '-0.75'],
    ['1 3/4', '1.75'],
    ['1¾', '1.75'],
    ['8/2', '4'],
    ['7/40', '0.175'],
  ])('%j is %s as a decimal', (typed, text) => {
    expect(decimalOf(typed)).toBe(text)
  })

  test.each(['1/3', '1/0', '0,5', 'x/2', '1/2/4', '', '5 см'])('%j has no decimal to offer', (typed) => {
    expect(decimalOf(typed)).toBe(null)
  })
})

test.each([
  ['+5', '5'],
  ['+0,50', '0.5'],
  ['‐3', '-3'],
  ['－7', '-7'],
  ['\u200b12\u2060', '12'],
  ['1\u00ad000', '1000'],
  ['\u2066−4\u2069', '-4'],
])('%j is read as %s', (typed, text) => {
  expect(readNumber(typed)).toEqual({ kind: 'number', text })
})

test.each(['+-5', '++5', '+', '5+'])('%j is no number', (typed) => {
  expect(readNumber(typed)).toEqual({ kind: 'unreadable' })
})
