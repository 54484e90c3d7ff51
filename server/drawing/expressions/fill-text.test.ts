import { expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { fillText } from './fill-text.ts'

const scope = { n: 1250.5, a: -3, one: 1, row: { event: 'Битва під Конотопом' } }

test('numbers are written as running text outside formulas and as TeX inside', () => {
  expect(fillText('@n і $@n$, @a і $@(a)x$', scope)).toBe('1250,5 і $1250{,}5$, −3 і $-3x$')
  expect(fillText('@(10*1250)', scope)).toBe('12\u00a0500')
})

test('coefficients, signs, fractions, roots and pi are written as in a textbook', () => {
  expect(fillText('$@(one|x)x^2@(a|+x)x@(5|+)$', scope)).toBe('$x^2-3x+5$')
  expect(fillText('$@(1.5|frac)$ $@(sqrt(12)|sqrt)$ $@(36*pi|pi)$ $4-@(a|())$', scope)).toBe(
    String.raw`$\dfrac{3}{2}$ $2\sqrt{3}$ $36\pi$ $4-(-3)$`,
  )
})

test.each([
  [1, 'гривня'],
  [3, 'гривні'],
  [5, 'гривень'],
  [11, 'гривень'],
  [22, 'гривні'],
  [112, 'гривень'],
  [1.5, 'гривні'],
])('%d stands beside «%s»', (count, form) => {
  expect(fillText('@(count|гривня|гривні|гривень|гривні)', { count })).toBe(form)
})

test('a fraction without a form of its own is refused', () => {
  expect(() => fillText('@(1.5|кілограм|кілограми|кілограмів)', {})).toThrow('немає форми слова для дробу')
})

test('cells of a row are put in by name', () => {
  expect(fillText('@row.event: @(n)', scope)).toBe('Битва під Конотопом: 1250,5')
  expect(() => fillText('@row.date', scope)).toThrow('немає клітинки row.date')
})

test('a value that ends in a stop takes no second one, an ellipsis stays', () => {
  const dated = { row: { note: 'До 1015 р.' } }
  expect(fillText('@row.note. Далі.', dated)).toBe('До 1015 р. Далі.')
  expect(fillText('@row.note', dated)).toBe('До 1015 р.')
  expect(fillText('@row.note...', dated)).toBe('До 1015 р....')
})

test('a number that nobody would write is refused', () => {
  expect(() => fillText('@(1/3)', {})).toThrow('не гарне')
})

test.each(['import({})', 'x = 3', 'createUnit("a")', 'a.constructor', 'evaluate("1")', 'parse("1")', '[1].map'])(
  '%s is no expression of content',
  (text) => {
    expect(() => evaluate(text, { a: Math.sin })).toThrow()
  },
)

test('an area and a slope are computed from the graph alone', () => {
  expect(evaluate('integral(f(x) = 3*x^2, 0, 2)', {})).toBe(8)
  expect(evaluate('slope(f(x) = x^3, 2)', {})).toBe(12)
})
