import { expect, test } from 'vitest'
import { problemText } from './problem-text'

test.each([
  ['An unexpected error occurred', 'Сервер не відповідає або відповів незрозуміло. Спробуй ще раз за хвилину.'],
  ['An error occurred', 'Сервер відмовив без пояснення. Спробуй ще раз за хвилину.'],
  ['Забагато запитів', 'Забагато запитів.'],
  ['Забагато запитів. Зачекай хвилину.', 'Забагато запитів. Зачекай хвилину.'],
])('a page says of «%s»: %s', (detail, text) => {
  expect(problemText(detail)).toBe(text)
})
