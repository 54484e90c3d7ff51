import { expect, test } from 'vitest'
import type { Option } from '#contract/question'
import { optionByKey } from './option-by-key'

const options = (labels: string): Option[] => [...labels].map((label) => ({ id: label, label, text: [] }))
const meant = (labels: string, key: string, code = '') => optionByKey(options(labels), { key, code })?.id ?? null

test.each([
  ['1', 'Digit1', 'А'],
  ['5', 'Numpad5', 'Д'],
  ['в', 'KeyD', 'В'],
  ['Д', 'KeyL', 'Д'],
  ['a', 'KeyA', 'А'],
  ['d', 'KeyD', 'Г'],
  ['ф', 'KeyA', 'А'],
  ['у', 'KeyE', 'Д'],
  ['6', 'Digit6', null],
  ['п', 'KeyG', null],
  ['Enter', 'Enter', null],
])('of Ukrainian letters %s (%s) means %s', (key, code, option) => {
  expect(meant('АБВГД', key, code)).toBe(option)
})

test.each([
  ['d', 'KeyD', 'D'],
  ['в', 'KeyD', 'D'],
  ['ф', 'KeyA', 'A'],
  ['h', '', 'H'],
  ['р', 'KeyH', 'H'],
  ['2', 'Digit2', 'B'],
])('of Latin letters %s (%s) means %s', (key, code, option) => {
  expect(meant('ABCDEFGH', key, code)).toBe(option)
})
