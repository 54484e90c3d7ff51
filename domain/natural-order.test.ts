import { expect, test } from 'vitest'
import { naturalOrder } from './natural-order.ts'

test('numbers in names go by their size, letters by the Ukrainian alphabet', () => {
  expect(['Варіант 10', 'Варіант 2', 'Варіант 1', 'Варіант 3'].toSorted(naturalOrder)).toEqual([
    'Варіант 1',
    'Варіант 2',
    'Варіант 3',
    'Варіант 10',
  ])
  expect(['Яна', 'Іван', 'Ганна', 'Ґанна', 'Єва', 'Жанна', 'Їжак'].toSorted(naturalOrder)).toEqual([
    'Ганна',
    'Ґанна',
    'Єва',
    'Жанна',
    'Іван',
    'Їжак',
    'Яна',
  ])
})
