import { expect, test } from 'vitest'
import { readKey, type KeyCommand } from './exam-keys'

function press(key: string, { code = '', on = '<p></p>', alt = false, ctrl = false, shift = false } = {}): KeyCommand | null {
  document.body.innerHTML = on
  return readKey({ key, code, altKey: alt, ctrlKey: ctrl, metaKey: false, shiftKey: shift, target: document.body.firstElementChild })
}
const radio = '<input type="radio" />'
const field = '<input inputmode="decimal" />'

test.each([
  ['1', 'Digit1'],
  ['А', 'KeyF'],
  ['д', 'KeyL'],
  ['ф', 'KeyA'],
  ['E', 'KeyE'],
])('%s (%s) chooses', (key, code) => {
  expect(press(key, { code, on: radio })).toEqual({ kind: 'choose', key, code })
})

test.each([
  ['!', 'Digit1', '1'],
  ['Б', 'Comma', 'Б'],
])('Shift with %s (%s) strikes an option out', (key, code, meant) => {
  expect(press(key, { code, shift: true })).toEqual({ kind: 'strike', key: meant, code })
})

test.each([
  { kind: 'flag', keys: { f: 'KeyF', п: 'KeyG' } },
  { kind: 'reference', keys: { r: 'KeyR', к: 'KeyR' } },
  { kind: 'next', keys: { n: 'KeyN', т: 'KeyN', ArrowRight: 'ArrowRight' } },
  { kind: 'previous', keys: { ArrowLeft: 'ArrowLeft' } },
  { kind: 'onward', keys: { Enter: 'Enter' } },
  { kind: 'close', keys: { Escape: 'Escape' } },
])('$kind is meant by each of $keys', ({ kind, keys }) => {
  for (const [key, code] of Object.entries(keys)) expect(press(key, { code }), key).toEqual({ kind })
})

test('the list of keys opens by a question mark wherever the layout has it', () => {
  expect([press('?', { code: 'Slash', shift: true }), press('?', { code: 'Digit7', shift: true })]).toEqual([
    { kind: 'keys' },
    { kind: 'keys' },
  ])
})

test('nothing but Enter is taken from a field that is being typed into', () => {
  expect(['5', 'а', 'f', 'n', '?', 'ArrowLeft'].map((key) => press(key, { on: field }))).toEqual([null, null, null, null, null, null])
  expect([press('ArrowRight', { on: field, alt: true }), press('Enter', { on: field })]).toEqual([null, { kind: 'onward' }])
})

test('Enter stays with what it presses, and goes on from a choice', () => {
  expect(['<button></button>', '<a href="/"></a>', '<textarea></textarea>', radio].map((on) => press('Enter', { on }))).toEqual([
    null,
    null,
    null,
    { kind: 'onward' },
  ])
})

test('arrows stay with choices and with what scrolls, unless Alt is held', () => {
  expect([press('ArrowRight', { on: radio }), press('ArrowRight', { on: '<div tabindex="0"></div>' })]).toEqual([null, null])
  expect(press('ArrowRight', { on: radio, alt: true })).toEqual({ kind: 'next' })
})

test('shortcuts of the browser stay its own', () => {
  expect([press('f', { ctrl: true }), press('d', { alt: true }), press('Tab'), press('9', { ctrl: true }), press(' ')]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
