import { expect, test } from 'vitest'
import { added, partsOf } from './chemical-formula.ts'

test.each([
  ['H_2O', { H: 2, O: 1 }],
  ['C_{12}H_{22}O_{11}', { C: 12, H: 22, O: 11 }],
  ['Ca(OH)_2', { Ca: 1, O: 2, H: 2 }],
  ['Al_2(SO_4)_3', { Al: 2, S: 3, O: 12 }],
  ['K_4[Fe(CN)_6]', { K: 4, Fe: 1, C: 6, N: 6 }],
  [String.raw`CuSO_4\cdot5H_2O`, { Cu: 1, S: 1, O: 9, H: 10 }],
  ['CH_2{=}CH_2', { C: 2, H: 4 }],
  [String.raw`CH{\equiv}CH`, { C: 2, H: 2 }],
  ['Na^+', { Na: 1, charge: 1 }],
  ['SO_4^{2-}', { S: 1, O: 4, charge: -2 }],
  ['Fe^{+3}', { Fe: 1, charge: 3 }],
  ['e^-', { charge: -1 }],
  [String.raw`\bar{e}`, { charge: -1 }],
])('%s is made of its atoms and its charge', (tex, parts) => {
  expect(partsOf(tex)).toEqual(parts)
})

test.each(['Xx_2', '(OH', 'OH)', 'h_2', 'H_2 O', 'H_2+O_2', 'H^2', ')('])('%s is no formula', (tex) => {
  expect(partsOf(tex)).toBeNull()
})

test('parts are added so many times, and what they are added to stays as it was', () => {
  const water = { H: 2, O: 1 }
  expect(added(water, { O: 1, charge: -1 }, 3)).toEqual({ H: 2, O: 4, charge: -3 })
  expect(water).toEqual({ H: 2, O: 1 })
})
