import { expect, test } from 'vitest'
import { againAddress } from './again-address'

const catalogue = [
  { id: 'first', block: 1 },
  { id: 'second', block: 1 },
  { id: 'third', block: 2 },
] as const

test.each([
  [{ subject: 'math', subjects: ['math'], mode: 'nmt' }, '/subjects/math/tests/nmt'],
  [{ subject: 'math', subjects: ['math'], mode: 'retry' }, '/subjects/math/tests/topics'],
  [{ subject: 'block', subjects: ['first', 'second'], mode: 'nmt' }, '/subjects/second/tests/nmt?scope=1'],
  [{ subject: 'block', subjects: ['first', 'third'], mode: 'nmt' }, '/subjects/third/tests/nmt?scope=2'],
] as const)('%o is set up anew at %s', (result, address) => {
  expect(againAddress({ ...result, subjects: [...result.subjects] }, catalogue)).toBe(address)
})

test('a block is set up anew at its last subject where nothing is known of the catalogue', () => {
  expect(againAddress({ subject: 'block', subjects: ['first', 'third'], mode: 'nmt' }, [])).toBe('/subjects/third/tests/nmt')
})
