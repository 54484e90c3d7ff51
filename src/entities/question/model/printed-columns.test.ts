import { expect, test } from 'vitest'
import { options } from '#samples/questions'
import { columnsFor } from './printed-columns'

const of = (count: number, word: string) => columnsFor(options(...Array.from({ length: count }, () => word)))

test('as many options stand side by side as their words allow, and the last is never alone', () => {
  expect([of(5, '12'), of(4, '12'), of(5, 'дванадцять'), of(4, 'дванадцять'), of(5, 'а'.repeat(30)), of(4, 'а'.repeat(30))]).toEqual([
    5, 4, 3, 4, 1, 2,
  ])
  const counts = Array.from({ length: 8 }, (_, index) => index + 1)
  const words = [1, 12, 20, 35, 60].map((length) => 'а'.repeat(length))
  const alone = counts.flatMap((count) => words.map((word) => [count, of(count, word)] as const))
  expect(alone.filter(([count, columns]) => columns > 1 && count % columns === 1)).toEqual([])
})

test('a formula is as long as what is seen of it', () => {
  const formulas = Array.from({ length: 5 }, (_, index) => ({
    id: `${index}`,
    label: 'А',
    text: [{ kind: 'math' as const, tex: '\\frac{1}{2}' }],
  }))
  expect(columnsFor(formulas)).toBe(5)
})
