import { expect, test } from 'vitest'
import { plainFormula } from './plain-formula.ts'

test.each([
  ['\\log_a b=c\\Leftrightarrow a^c=b', 'logₐ b=c⇔ a^c=b'],
  ['a>0,\\ a\\ne 1', 'a>0, a≠ 1'],
  ['\\log_a b=\\frac{1}{\\log_b a}', 'logₐ b=1/(log_b a)'],
  ['\\dfrac{a+b}{2}\\cdot h', '(a+b)/2· h'],
  ['\\frac12', '1/2'],
  ['x_{1}=\\frac{-b-\\sqrt{D}}{2a}', 'x₁=(-b-√D)/(2a)'],
  ['\\log_{a^k}b', 'log_(a^k)b'],
  ['a^{-n}', 'a⁻ⁿ'],
  ['\\sqrt[3]{a+b}', '³√(a+b)'],
  ['\\sin^2\\alpha+\\cos^2\\alpha=1', 'sin²α+cos²α=1'],
  ['\\sin\\alpha\\pm\\cos x', 'sin α±cos x'],
  ['90^\\circ', '90°'],
  ['p\\,\\%', 'p %'],
  ['\\left|a\\right|\\text{ — модуль}', '|a| — модуль'],
  ['\\log_a\\frac{b}{c}', 'logₐ(b/c)'],
  ['\\frac{1}{k}\\log_a b', '(1/k) logₐ b'],
  ['\\frac{4}{3}\\pi R^3', '(4/3)π R³'],
  ['n\\log_a b', 'n logₐ b'],
  ['2\\sin\\alpha\\cos\\alpha', '2 sin α cos α'],
  ['\\frac{1}{2}\\cdot a', '1/2· a'],
  ['\\frac{1}{', '1/'],
  ['}{', ''],
])('«%s» reads «%s»', (tex, text) => {
  expect(plainFormula(tex)).toBe(text)
})

test('what stands after a brace that closes nothing is not lost', () => {
  expect(plainFormula('a}+b')).toBe('a+b')
})
