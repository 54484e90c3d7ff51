import { expect, test } from 'vitest'
import { levelOf, percentOf, totals } from './map-cell'

test.each([
  [null, null, 'none'],
  [{ points: 0, max: 0 }, null, 'none'],
  [{ points: 0, max: 3 }, 0, 'low'],
  [{ points: 39, max: 100 }, 39, 'low'],
  [{ points: 2, max: 5 }, 40, 'middle'],
  [{ points: 74, max: 100 }, 74, 'middle'],
  [{ points: 3, max: 4 }, 75, 'high'],
])('%j is %s percent, level %s', (cell, percent, level) => {
  expect([percentOf(cell), levelOf(percentOf(cell))]).toEqual([percent, level])
})

test('the class together counts points, not pupils, and leaves out who has answered nothing', () => {
  const topics = [
    { id: 'one', title: 'Числа' },
    { id: 'two', title: 'Рівняння' },
  ]
  const rows = [
    { memberId: '1', name: 'Оля', cells: [{ points: 1, max: 10 }, null] },
    { memberId: '2', name: 'Ян', cells: [{ points: 2, max: 2 }, null] },
  ]
  expect(totals({ topics, rows })).toEqual([{ points: 3, max: 12 }, null])
})
