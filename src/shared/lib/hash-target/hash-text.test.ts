import { expect, test } from 'vitest'
import { hashText } from './hash-text'

test.each([
  ['#ACD346', 'ACD346'],
  ['#%D1%80%D1%83%D1%85', 'рух'],
  ['', ''],
  ['#%', ''],
  ['#%E0%A4%A', ''],
])('%j says %j', (hash, text) => expect(hashText(hash)).toBe(text))
