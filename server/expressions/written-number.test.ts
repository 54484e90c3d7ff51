import { expect, test } from 'vitest'
import { fractionOf, plainNumber, pluralForm, writtenFraction, writtenPi, writtenRoot } from './written-number.ts'

test.each([
  [12_500, '12\u00a0500'],
  [1250.5, '1250,5'],
  [1_234_567, '1\u00a0234\u00a0567'],
  [-4, '−4'],
  [-1e-9, '0'],
  [0.1 + 0.2, '0,3'],
])('%d stands in running text as %s', (value, text) => {
  expect(plainNumber(value)).toBe(text)
})

test.each([
  [1.5, '\\dfrac{3}{2}'],
  [-2 / 3, '-\\dfrac{2}{3}'],
  [4, '4'],
  [0, '0'],
])('%d is written as the fraction %s', (value, tex) => {
  expect(writtenFraction(value)).toBe(tex)
})

test('a number that is no simple fraction is refused', () => {
  expect(() => fractionOf(Math.SQRT2)).toThrow('не є звичайним дробом')
})

test.each([
  [Math.sqrt(12), '2\\sqrt{3}'],
  [-Math.sqrt(3), '-\\sqrt{3}'],
  [Math.sqrt(72), '6\\sqrt{2}'],
  [5, '5'],
  [0, '0'],
])('%d is written as the root %s', (value, tex) => {
  expect(writtenRoot(value)).toBe(tex)
})

test('a number whose square is not whole is refused as a root', () => {
  expect(() => writtenRoot(Math.PI)).toThrow('не є коренем')
})

test.each([
  [36 * Math.PI, '36\\pi'],
  [Math.PI, '\\pi'],
  [-Math.PI / 2, '-\\dfrac{\\pi}{2}'],
  [(2 * Math.PI) / 3, '\\dfrac{2\\pi}{3}'],
  [0, '0'],
])('%d is written as the multiple of π %s', (value, tex) => {
  expect(writtenPi(value)).toBe(tex)
})

test.each([
  [1, 'яблуко'],
  [21, 'яблуко'],
  [3, 'яблука'],
  [11, 'яблук'],
  [112, 'яблук'],
  [-2, 'яблука'],
  [2.5, 'яблука (частина)'],
])('beside %d stands «%s»', (value, form) => {
  expect(pluralForm(value, ['яблуко', 'яблука', 'яблук', 'яблука (частина)'])).toBe(form)
})

test('a fraction beside a noun without that form is refused', () => {
  expect(() => pluralForm(2.5, ['учень', 'учні', 'учнів'])).toThrow('немає форми слова для дробу 2.5')
})
