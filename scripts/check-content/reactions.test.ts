import { describe, expect, test } from 'vitest'
import { chemicalBalance, nuclearBalance } from './chemical-equations.ts'
import { reactionComplaints } from './reactions.ts'

describe('an equation of a chemical reaction', () => {
  test.each([
    String.raw`\mathrm{2H_2+O_2=2H_2O}`,
    String.raw`\mathrm{2H_2 + O_2 = 2H_2O}`,
    String.raw`2\mathrm{H_2}+\mathrm{O_2}=2\mathrm{H_2O}`,
    String.raw`\mathrm{Ca(OH)_2+2HCl=CaCl_2+2H_2O}`,
    String.raw`\mathrm{N_2+3H_2\rightleftarrows 2NH_3}`,
    String.raw`\mathrm{CaCO_3+2H^+=Ca^{2+}+CO_2\uparrow+H_2O}`,
    String.raw`\mathrm{Ag^++Cl^-=AgCl\downarrow}`,
    String.raw`\mathrm{Cu-2e^-=Cu^{2+}}`,
    String.raw`\mathrm{MnO_4^-+8H^++5e^-=Mn^{2+}+4H_2O}`,
    String.raw`\mathrm{CuSO_4\cdot 5H_2O=CuSO_4+5H_2O}`,
    String.raw`\mathrm{CH_2{=}CH_2+H_2=CH_3{-}CH_3}`,
    String.raw`\mathrm{CH{\equiv}CH+2H_2=C_2H_6}`,
    String.raw`\mathrm{2Al+2NaOH+6H_2O=2Na[Al(OH)_4]+3H_2\uparrow}`,
    String.raw`\mathrm{Fe_2(SO_4)_3=2Fe^{3+}+3SO_4^{2-}}`,
    String.raw`\mathrm{C_{12}H_{22}O_{11}+H_2O=2C_6H_{12}O_6}`,
  ])('%s balances', (tex) => {
    expect(chemicalBalance(tex)).toBe('holds')
  })

  test.each([
    [String.raw`\mathrm{H_2+O_2=H_2O}`, 'O: 2 і 1'],
    [String.raw`\mathrm{Ca(OH)_2+HCl=CaCl_2+2H_2O}`, 'H: 3 і 4'],
    [String.raw`\mathrm{Zn+H^+=Zn^{2+}+H_2}`, 'H: 1 і 2'],
    [String.raw`\mathrm{Zn+2H^+=Zn^++H_2}`, 'заряд: 2 і 1'],
    [String.raw`\mathrm{CuSO_4\cdot 5H_2O=CuSO_4+4H_2O}`, 'O: 9 і 8'],
    [String.raw`\mathrm{CH_2{=}CH_2+H_2=CH_3{-}CH_2}`, 'H: 6 і 5'],
    [String.raw`\mathrm{KMnO_4=K_2MnO_4+MnO_2+O_2}`, 'K: 1 і 2'],
  ])('%s does not: %s', (tex, differs) => {
    expect(chemicalBalance(tex)).toEqual({ differs })
  })

  test.each([
    String.raw`\mathrm{KClO_3\to KCl+O_2}`,
    String.raw`M_r(\mathrm{H_2O})=18`,
    String.raw`\mathrm{C_nH_{2n+2}+O_2=CO_2+H_2O}`,
    String.raw`\mathrm{R{-}OH+Na=RONa}`,
    String.raw`F=BIL`,
    String.raw`U=IR`,
    String.raw`\nu(\mathrm{Fe})=\frac{m}{M}`,
  ])('%s is none', (tex) => {
    expect(chemicalBalance(tex)).toBe('none')
  })
})

describe('an equation of a nuclear reaction', () => {
  test.each([
    [String.raw`{}^{14}_{7}\mathrm{N}+{}^{4}_{2}\mathrm{He}={}^{17}_{8}\mathrm{O}+{}^{1}_{1}\mathrm{p}`, 'holds'],
    [
      String.raw`^{235}_{92}\mathrm{U}+^{1}_{0}\mathrm{n}\to{}^{141}_{56}\mathrm{Ba}+{}^{92}_{36}\mathrm{Kr}+3\,{}^{1}_{0}\mathrm{n}`,
      'holds',
    ],
    [String.raw`{}^{14}_{6}\mathrm{C}\to{}^{14}_{7}\mathrm{N}+{}^{0}_{-1}e+\bar\nu`, 'holds'],
    [String.raw`{}^{226}_{88}\mathrm{Ra}\to{}^{222}_{87}\mathrm{Rn}+{}^{4}_{2}\mathrm{He}`, { differs: 'заряд: 88 і 89' }],
    [String.raw`{}^{226}_{88}\mathrm{Ra}\to{}^{224}_{86}\mathrm{Rn}+{}^{4}_{2}\mathrm{He}`, { differs: 'нуклонів: 226 і 228' }],
    [String.raw`{}^{226}_{88}\mathrm{Ra}\to X+{}^{4}_{2}\mathrm{He}`, 'none'],
    [String.raw`x^{2}_{1}=5`, 'none'],
  ])('%s: %o', (tex, verdict) => {
    expect(nuclearBalance(tex)).toEqual(verdict)
  })
})

test('an equation that does not balance is named with its task, wherever it stands', () => {
  const yaml = String.raw`questions: [{ id: t-1, prompt: 'Дано', notes: { a: 'бо $\mathrm{H_2+O_2=H_2O}$' } }]`
  const source = { hash: '', files: new Map([['subjects/chemistry/tasks/a.yaml', yaml]]) }
  expect(reactionComplaints(source)).toEqual([String.raw`t-1: рівняння «\mathrm{H_2+O_2=H_2O}» не зрівняно (O: 2 і 1)`])
})
