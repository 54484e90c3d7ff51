import { expect, test } from 'vitest'
import { texValue } from './tex-value.ts'

test('a formula of school mathematics has its value', () => {
  expect(texValue(String.raw`\dfrac{1}{2}+\left(3-1\right)^2\cdot 0{,}5 `)).toBe(2.5)
  expect(texValue(String.raw`2\,\sqrt{9}\ `)).toBe(6)
})

test('every sign of a formula is read or refused', () => {
  for (const tex of [String.raw`\{2\}`, String.raw`2\;3`, String.raw`2\!`, '2\\', String.raw`\leftarrow 2`, '2%', '2@'])
    expect(() => texValue(tex), tex).toThrow('in')
})
