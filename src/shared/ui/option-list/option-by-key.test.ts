import { expect, test } from 'vitest'
import type { Option } from '#domain/question'
import { optionByKey } from './option-by-key'

const options = (labels: string): Option[] => [...labels].map((label) => ({ id: label, label, text: [] }))
const meant = (labels: string, key: string, code = '') => optionByKey(options(labels), { key, code })?.id ?? null

const ukrainian = 'АБВГД'
const latin = 'ABCDEFGH'

test.each([
  { letters: ukrainian, option: 'А', keys: { 1: 'Digit1', a: 'KeyA', ф: 'KeyA' } },
  { letters: ukrainian, option: 'В', keys: { в: 'KeyD' } },
  { letters: ukrainian, option: 'Г', keys: { d: 'KeyD' } },
  { letters: ukrainian, option: 'Д', keys: { 5: 'Numpad5', Д: 'KeyL', у: 'KeyE' } },
  { letters: ukrainian, option: null, keys: { 6: 'Digit6', п: 'KeyG', Enter: 'Enter' } },
  { letters: latin, option: 'A', keys: { ф: 'KeyA' } },
  { letters: latin, option: 'B', keys: { 2: 'Digit2' } },
  { letters: latin, option: 'D', keys: { d: 'KeyD', в: 'KeyD' } },
  { letters: latin, option: 'H', keys: { h: '', р: 'KeyH' } },
])('of the letters $letters $option is meant by each of $keys', ({ letters, option, keys }) => {
  for (const [key, code] of Object.entries(keys)) expect(meant(letters, key, code), key).toBe(option)
})
