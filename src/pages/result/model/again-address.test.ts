import { expect, test } from 'vitest'
import { againAddress } from './again-address'

test.each([
  [{ subject: 'math', subjects: ['math'], mode: 'nmt' }, '/subjects/math/tests/nmt'],
  [{ subject: 'math', subjects: ['math'], mode: 'retry' }, '/subjects/math/tests/topics'],
  [{ subject: 'block', subjects: ['ukrainian', 'math'], mode: 'nmt' }, '/subjects/math/tests/nmt?scope=1'],
  [{ subject: 'block', subjects: ['history', 'english'], mode: 'nmt' }, '/subjects/english/tests/nmt?scope=2'],
] as const)('%o is set up anew at %s', (result, address) => {
  expect(againAddress({ ...result, subjects: [...result.subjects] })).toBe(address)
})
