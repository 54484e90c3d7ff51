import { expect, test } from 'vitest'
import { licensesText } from './write-licenses.ts'

test('each package stands once, by name, with its licence and the text of it', () => {
  const react = { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'Copyright Meta' }
  const text = licensesText([react, { name: 'katex', version: '1.0.0', identifier: 'MIT', text: 'Copyright Khan Academy' }, react])
  expect(text.match(/^\S+ \d.*$/gm)).toEqual(['katex 1.0.0 (MIT)', 'react 19.0.0 (MIT)'])
  expect(text.match(/^Copyright .*$/gm)).toEqual(['Copyright Khan Academy', 'Copyright Meta'])
})

test('a package without a text of its licence leads to one', () => {
  expect(licensesText([{ name: 'a', version: '1.0.0', identifier: 'ISC' }])).toContain('https://spdx.org/licenses/ISC.html')
})

test('a package that nobody may copy stops the build', () => {
  expect(() => licensesText([{ name: 'a', version: '1.0.0' }])).toThrow('a 1.0.0 names no licence')
})
