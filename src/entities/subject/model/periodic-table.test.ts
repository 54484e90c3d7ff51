import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { elementSchema } from '#domain/element'
import { neighbour } from './neighbour'
import { blockOf, elementWords, foundBy, headOf, rowsOf } from './periodic-table'

const { elements } = v.parse(
  v.object({ elements: v.array(elementSchema) }),
  parse(readFileSync('content/subjects/chemistry/elements.yaml', 'utf8')),
)
const of = (symbol: string) => elements.find((each) => each.symbol === symbol)!
const written = (form: 'long' | 'short') =>
  rowsOf(elements, form).map(({ name, cells }) => `${name} ${cells.map((each) => each?.symbol ?? '·').join(' ')}`)

test('the long form has eighteen columns and every element once', () => {
  expect(written('long')).toEqual([
    '1 H · · · · · · · · · · · · · · · · He',
    '2 Li Be · · · · · · · · · · B C N O F Ne',
    '3 Na Mg · · · · · · · · · · Al Si P S Cl Ar',
    '4 K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr',
    '5 Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe',
    '6 Cs Ba La Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn',
    '7 Fr Ra Ac Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og',
    'Лантаноїди · · · Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu ·',
    'Актиноїди · · · Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr ·',
  ])
  expect(headOf('long').reduce((sum, { span }) => sum + span, 0)).toBe(18)
})

test('the short form has eight groups, and two rows in each long period', () => {
  expect(written('short').slice(0, 7)).toEqual([
    '1 H · · · · · · He · ·',
    '2 Li Be B C N O F Ne · ·',
    '3 Na Mg Al Si P S Cl Ar · ·',
    '4 K Ca Sc Ti V Cr Mn Fe Co Ni',
    '4 Cu Zn Ga Ge As Se Br Kr · ·',
    '5 Rb Sr Y Zr Nb Mo Tc Ru Rh Pd',
    '5 Ag Cd In Sn Sb Te I Xe · ·',
  ])
  const symbols = rowsOf(elements, 'short').flatMap(({ cells }) => cells.flatMap((each) => each?.symbol ?? []))
  expect(symbols.toSorted()).toEqual(elements.map(({ symbol }) => symbol).toSorted())
})

test('elements are found by symbol, number and the beginning of a name; a symbol before a name', () => {
  const symbolsOf = (typed: string) => foundBy(elements, typed).map(({ symbol }) => symbol)
  expect(['o', '26', ' ферум ', 'нік', 'h', 'xyz', ''].map(symbolsOf)).toEqual([['O'], ['Fe'], ['Fe'], ['Ni'], ['H'], [], []])
})

test('arrow keys go over empty cells and stop at the edge', () => {
  const rows = rowsOf(elements, 'long')
  const go = (from: string, key: string) => neighbour(rows, of(from), key)?.symbol ?? null
  expect([go('H', 'ArrowRight'), go('Be', 'ArrowRight'), go('B', 'ArrowUp'), go('Al', 'ArrowDown'), go('Og', 'ArrowRight')]).toEqual([
    'He',
    'B',
    null,
    'Ga',
    null,
  ])
  expect([go('Mg', 'Home'), go('Mg', 'End'), go('Mg', 'Enter')]).toEqual(['Na', 'Ar', null])
})

test('an element is told in a sentence', () => {
  expect(elementWords(of('Cl'))).toBe(
    'Cl — Хлор, № 17. Відносна атомна маса 35,5. Період 3, група VIIA, p-елемент, неметалічний. Електронегативність 3,16.',
  )
  expect(elementWords(of('U'))).toContain('Період 7, актиноїди, f-елемент, металічний.')
  expect(['He', 'Fe', 'Sn', 'K'].map((symbol) => blockOf(of(symbol)))).toEqual(['s', 'd', 'p', 's'])
})
