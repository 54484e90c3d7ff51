import { expect, test } from 'vitest'
import { moved, positionIn, toggled } from './order'

test('an option takes the next position, and leaves it so that the others close up', () => {
  const order = toggled(toggled(toggled([], 'c'), 'a'), 'b')
  expect([order, positionIn(order, 'b'), toggled(order, 'a'), positionIn(toggled(order, 'a'), 'b')]).toEqual([
    ['c', 'a', 'b'],
    3,
    ['c', 'b'],
    2,
  ])
})

test('an option changes places with its neighbour, and stays at the edge', () => {
  const order = ['c', 'a', 'b']
  expect([moved(order, 'a', -1), moved(order, 'a', 1), moved(order, 'c', -1), moved(order, 'b', 1), moved(order, 'd', 1)]).toEqual([
    ['a', 'c', 'b'],
    ['c', 'b', 'a'],
    order,
    order,
    order,
  ])
})
