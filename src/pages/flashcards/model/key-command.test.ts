// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keyCommand } from './key-command'

const hidden = { isShown: false, buttons: 'two' } as const
const two = { isShown: true, buttons: 'two' } as const
const four = { isShown: true, buttons: 'four' } as const

/** A key pressed inside an element, by its place on the keyboard. */
function press(code: string, tag = 'section', rest: KeyboardEventInit = {}): KeyboardEvent {
  const place = document.createElement(tag)
  const event = new KeyboardEvent('keydown', { code, bubbles: true, ...rest })
  place.dispatchEvent(event)
  return event
}

test('the space bar shows the answer, unless a button takes it', () => {
  expect([keyCommand(press('Space'), hidden), keyCommand(press('Space', 'button'), hidden), keyCommand(press('Space'), two)]).toEqual([
    'show',
    null,
    null,
  ])
})

test('a key that is pressed in a dialog above the card is not for the card', () => {
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  const button = dialog.appendChild(document.createElement('button'))
  const event = new KeyboardEvent('keydown', { code: 'Digit1', bubbles: true })
  button.dispatchEvent(event)
  expect(keyCommand(event, two)).toBeNull()
})

test('digits grade what is shown, by the number of the button', () => {
  const digits = ['Digit1', 'Digit2', 'Digit3', 'Numpad4']
  expect(digits.map((code) => keyCommand(press(code), two))).toEqual([1, 3, null, null])
  expect(digits.map((code) => keyCommand(press(code), four))).toEqual([1, 2, 3, 4])
  expect(keyCommand(press('Digit1'), hidden)).toBeNull()
})

test('Z takes back in every layout; keys of the browser, held keys and what is typed stay their own', () => {
  expect(keyCommand(press('KeyZ', 'section', { key: 'я' }), hidden)).toBe('undo')
  expect(keyCommand(press('KeyZ', 'section', { ctrlKey: true }), hidden)).toBeNull()
  expect(keyCommand(press('Digit1', 'section', { repeat: true }), two)).toBeNull()
  expect(keyCommand(press('Digit1', 'textarea'), two)).toBeNull()
})
