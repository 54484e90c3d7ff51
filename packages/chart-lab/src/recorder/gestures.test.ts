// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { controlsNow } from './controls-now.ts'
import { gestureOf } from './gestures.ts'
import { createMask } from './mask.ts'

afterEach(() => document.body.replaceChildren())

/** Returns the gesture that the recorder makes of an event on the first element that `selector` finds. */
function gesture(html: string, event: Event, value = '', selector = 'body > *') {
  document.body.innerHTML = html
  const target = document.querySelector(selector)
  return gestureOf({ kind: 'page', event, target, value, controls: controlsNow(), at: 0, href: '/' }, createMask())
}
const filled = (type: string, value: string) => gesture(`<input type="${type}" aria-label="Поле" />`, new Event('input'), value)
const key = (html: string, pressed: string, more: KeyboardEventInit = {}) =>
  gesture(html, new KeyboardEvent('keydown', { key: pressed, ...more }))

test.each([
  ['text', '-0,5', '-0,5'],
  ['text', 'Оля Коваль', 'xxxxxxxxxx'],
  ['text', 'olia@example.com', 'masked@example.com'],
  ['email', 'olia@example.com', 'masked@example.com'],
  ['tel', '+380501234567', '+000000000000'],
  ['password', '1234', 'Mask'],
  ['password', 'довгий пароль', 'Masked-0'],
  ['text', 'я'.repeat(90), 'x'.repeat(40)],
  ['number', '42', '42'],
  ['number', '380501234567', '000000000000'],
  ['range', '35', '35'],
])('a field of type %s that was filled in with %s is written down as %s', (type, typed, written) => {
  expect(filled(type, typed)).toEqual({ kind: 'input', what: type, name: 'Поле', nth: 0, value: written })
})

test('a choice is written down as the press that made it, once', () => {
  expect(filled('radio', 'a')).toBeNull()
  expect(gesture('<input type="radio" aria-label="А" />', new MouseEvent('click'))).toEqual({
    kind: 'press',
    what: 'radio',
    name: 'А',
    nth: 0,
  })
  expect(gesture('<label>А <input type="radio" /></label>', new MouseEvent('click'))).toBeNull()
})

test('a press beside all controls is one of the page', () => {
  expect(gesture('<p>Слово</p>', new MouseEvent('click'))).toEqual({ kind: 'press', what: 'page', name: '', nth: 0 })
})

test.each([
  ['a letter on the page', key('<p>Слово</p>', 'f'), 'f'],
  ['Enter in a field', key('<input type="text" />', 'Enter'), 'Enter'],
  ['an arrow in a field', key('<input type="text" />', 'ArrowLeft'), 'ArrowLeft'],
  ['a letter in a field, which its text says', key('<input type="text" />', 'f'), null],
  ['a digit in a field of numbers', key('<input type="number" />', '7'), null],
  ['Tab, which presses nothing', key('<p>Слово</p>', 'Tab'), null],
  ['a shortcut of the browser', key('<p>Слово</p>', 'r', { ctrlKey: true }), null],
])('%s', (_, written, pressed) => {
  expect(written && 'key' in written ? written.key : written).toBe(pressed)
})

test('what was typed is hidden in names from then on', () => {
  const mask = createMask()
  document.body.innerHTML = '<input type="text" />'
  const target = document.querySelector('input')
  const heard = { kind: 'page', event: new Event('change'), target, value: 'Таємниця', controls: [], at: 0, href: '/' } as const
  expect(gestureOf(heard, mask)).toBeNull()
  expect(mask.line('Вилучити «Таємниця»?')).toBe('Вилучити «…»?')
})
