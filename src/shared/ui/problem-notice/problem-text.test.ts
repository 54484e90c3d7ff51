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

test.each([
  [413, 'Це завелике, щоб надіслати за раз.'],
  [429, 'Забагато запитів з твоєї мережі за раз. Зачекай хвилину і спробуй ще раз.'],
  [502, 'Сервер зараз не відповідає. Спробуй ще раз за хвилину.'],
  [418, 'Сервер відмовив без пояснення. Спробуй ще раз за хвилину.'],
])('a proxy that answers %i without words is said as what it is', (status, words) => {
  expect(problemText({ status, detail: 'An error occurred' })).toBe(words)
  expect(problemText({ status, detail: 'Запит завеликий' })).toBe('Запит завеликий.')
})
