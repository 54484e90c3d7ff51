import { expect, test } from 'vitest'
import { countOf, genitiveCountOf } from './count-text'

test.each([
  [1, '1 бал'],
  [2, '2 бали'],
  [5, '5 балів'],
  [11, '11 балів'],
  [21, '21 бал'],
  [0, '0 балів'],
])('%i is «%s»', (count, text) => {
  expect(countOf(count, 'point')).toBe(text)
})

test.each([
  [1, '1 бала'],
  [2, '2 балів'],
  [5, '5 балів'],
  [11, '11 балів'],
  [31, '31 бала'],
  [32, '32 балів'],
])('%i in the genitive is «%s»', (count, text) => {
  expect(genitiveCountOf(count, 'point')).toBe(text)
})
