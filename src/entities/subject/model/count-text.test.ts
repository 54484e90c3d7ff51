import { expect, test } from 'vitest'
import { countOf, genitiveCountOf } from './count-text'

test.each([
  [0, '0 балів', '0 балів'],
  [1, '1 бал', '1 бала'],
  [2, '2 бали', '2 балів'],
  [5, '5 балів', '5 балів'],
  [11, '11 балів', '11 балів'],
  [21, '21 бал', '21 бала'],
  [32, '32 бали', '32 балів'],
])('%i is «%s», in the genitive «%s»', (count, text, genitive) => {
  expect([countOf(count, 'point'), genitiveCountOf(count, 'point')]).toEqual([text, genitive])
})
