import { expect, test } from 'vitest'
import * as v from 'valibot'
import { codeAlphabet, codeSchema, drawCode, plainCode } from './group-code.ts'

test('no two letters of the alphabet look alike', () => {
  for (const pair of ['0O', 'OQ', '1I', 'IL', '1L', '2Z', '5S', '8B', 'UV']) {
    const both = pair.split('').filter((letter) => codeAlphabet.includes(letter))
    expect([pair, both.length < 2]).toEqual([pair, true])
  }
})

test.each([
  [' k7m-x3p ', 'K7MX3P'],
  ['К7М—Х3Р', 'K7MX3P'],
  ['аснеwy', 'ACHEWY'],
])('%j is meant as %s', (typed, code) => {
  expect([plainCode(typed), v.parse(codeSchema, typed)]).toEqual([code, code])
})

test('every drawn code is one, whatever is drawn', () => {
  for (const at of [0, 7, codeAlphabet.length - 1])
    expect(
      v.is(
        codeSchema,
        drawCode(() => at),
      ),
    ).toBe(true)
})
