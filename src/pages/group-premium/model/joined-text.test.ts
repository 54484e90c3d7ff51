import { expect, test } from 'vitest'
import { joinedText } from './joined-text'

test('whoever joins is told of with each name isolated within the line', () => {
  expect(joinedText(['Оля Коваль', 'محمد'])).toBe('У класі з’явилися: \u2068Оля Коваль\u2069, \u2068محمد\u2069')
})
