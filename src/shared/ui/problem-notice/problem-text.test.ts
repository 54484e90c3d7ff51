import { expect, test } from 'vitest'
import { problemText } from './problem-text'

test('a page says in Ukrainian that nothing was heard or no reason was given, and when to try again', () => {
  expect(problemText('An unexpected error occurred')).toBe('Сервер не відповідає або відповів незрозуміло. Спробуй ще раз за хвилину.')
  expect(problemText('An error occurred')).toBe('Сервер відмовив без пояснення. Спробуй ще раз за хвилину.')
})

test('a page says the reason of the server as it is, ended by one full stop', () => {
  expect(problemText('Забагато запитів')).toBe('Забагато запитів.')
  expect(problemText('Забагато запитів. Зачекай хвилину.')).toBe('Забагато запитів. Зачекай хвилину.')
})
