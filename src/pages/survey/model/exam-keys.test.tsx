import { expect, test } from 'vitest'
import { readKey, type KeyCommand } from './exam-keys'

function press(key: string, { code = '', on = '<p></p>', alt = false, ctrl = false } = {}): KeyCommand | null {
  document.body.innerHTML = on
  return readKey({ key, code, altKey: alt, ctrlKey: ctrl, metaKey: false, target: document.body.firstElementChild })
}
const radio = '<input type="radio" />'
const field = '<input inputmode="decimal" />'

test.each([
  ['1', 0],
  ['5', 4],
  ['А', 0],
  ['д', 4],
  ['a', 0],
  ['E', 4],
])('%s chooses the option in its place', (key, place) => {
  expect(press(key, { on: radio })).toEqual({ kind: 'choose', place })
})

test.each([
  ['f', 'KeyF', 'flag'],
  ['п', 'KeyG', 'flag'],
  ['r', 'KeyR', 'reference'],
  ['к', 'KeyR', 'reference'],
  ['?', 'Slash', 'keys'],
  ['ArrowLeft', 'ArrowLeft', 'previous'],
  ['ArrowRight', 'ArrowRight', 'next'],
  ['Escape', 'Escape', 'close'],
])('%s (%s) means %s', (key, code, kind) => {
  expect(press(key, { code })).toEqual({ kind })
})

test('on a Ukrainian keyboard the key F prints А and chooses', () => {
  expect(press('а', { code: 'KeyF' })).toEqual({ kind: 'choose', place: 0 })
})

test('nothing is taken from a field that is being typed into', () => {
  expect(['5', 'а', 'f', '?', 'ArrowLeft'].map((key) => press(key, { on: field }))).toEqual([null, null, null, null, null])
  expect(press('ArrowRight', { on: field, alt: true })).toBeNull()
})

test('arrows stay with choices and with what scrolls, unless Alt is held', () => {
  expect([press('ArrowRight', { on: radio }), press('ArrowRight', { on: '<div tabindex="0"></div>' })]).toEqual([null, null])
  expect(press('ArrowRight', { on: radio, alt: true })).toEqual({ kind: 'next' })
})

test('shortcuts of the browser stay its own', () => {
  expect([press('f', { ctrl: true }), press('d', { alt: true }), press('Enter'), press('Tab'), press('9', { ctrl: true })]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
