import { expect, test } from 'vitest'
import { waitingText } from './offline-chip'

test.each([
  [0, 'Без мережі'],
  [1, 'Без мережі · 1 чекає'],
  [4, 'Без мережі · 4 чекають'],
  [11, 'Без мережі · 11 чекають'],
  [21, 'Без мережі · 21 чекає'],
])('%i: «%s»', (count, text) => expect(waitingText(count)).toBe(text))
