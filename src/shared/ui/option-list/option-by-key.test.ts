import { expect, test } from 'vitest'
import type { Option } from '#contract/question'
import { optionByKey } from './option-by-key'

const options = (labels: string): Option[] => [...labels].map((label) => ({ id: label, label, text: [] }))
const meant = (labels: string, key: string, code = '') => optionByKey(options(labels), { key, code })?.id ?? null

const ukrainian = 'АБВГД'
const latin = 'ABCDEFGH'

test.each([
  [ukrainian, '1', 'Digit1', 'А'],
  [ukrainian, '5', 'Numpad5', 'Д'],
  [ukrainian, 'в', 'KeyD', 'В'],
  [ukrainian, 'Д', 'KeyL', 'Д'],
  [ukrainian, 'a', 'KeyA', 'А'],
  [ukrainian, 'd', 'KeyD', 'Г'],
  [ukrainian, 'ф', 'KeyA', 'А'],
  [ukrainian, 'у', 'KeyE', 'Д'],
  [ukrainian, '6', 'Digit6', null],
  [ukrainian, 'п', 'KeyG', null],
  [ukrainian, 'Enter', 'Enter', null],
  [latin, 'd', 'KeyD', 'D'],
  [latin, 'в', 'KeyD', 'D'],
  [latin, 'ф', 'KeyA', 'A'],
  [latin, 'h', '', 'H'],
  [latin, 'р', 'KeyH', 'H'],
  [latin, '2', 'Digit2', 'B'],
])('of the letters %s, %s (%s) means %s', (letters, key, code, option) => {
  expect(meant(letters, key, code)).toBe(option)
})
