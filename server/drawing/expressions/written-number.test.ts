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
  [1.5, 'fraction', '\\dfrac{3}{2}', writtenFraction],
  [-2 / 3, 'fraction', '-\\dfrac{2}{3}', writtenFraction],
  [4, 'fraction', '4', writtenFraction],
  [0, 'fraction', '0', writtenFraction],
  [Math.sqrt(12), 'root', '2\\sqrt{3}', writtenRoot],
  [-Math.sqrt(3), 'root', '-\\sqrt{3}', writtenRoot],
  [Math.sqrt(72), 'root', '6\\sqrt{2}', writtenRoot],
  [5, 'root', '5', writtenRoot],
  [0, 'root', '0', writtenRoot],
  [36 * Math.PI, 'multiple of π', '36\\pi', writtenPi],
  [Math.PI, 'multiple of π', '\\pi', writtenPi],
  [-Math.PI / 2, 'multiple of π', '-\\dfrac{\\pi}{2}', writtenPi],
  [(2 * Math.PI) / 3, 'multiple of π', '\\dfrac{2\\pi}{3}', writtenPi],
  [0, 'multiple of π', '0', writtenPi],
])('%d is written as the %s %s', (value, _kind, tex, write) => {
  expect(write(value)).toBe(tex)
})

test('a number that is no simple fraction is refused', () => {
  expect(() => fractionOf(Math.SQRT2)).toThrow('не є звичайним дробом')
})

test('a number whose square is not whole is refused as a root', () => {
  expect(() => writtenRoot(Math.PI)).toThrow('не є коренем')
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
