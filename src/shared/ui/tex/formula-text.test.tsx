import katex from 'katex'
import { expect, test } from 'vitest'
import { formulaRules } from '#domain/formula/rules'
import { formulaText } from './formula-text'

const textOf = (tex: string, displayMode = false) => {
  const element = document.createElement('div')
  katex.render(tex, element, { ...formulaRules, displayMode })
  const math = element.querySelector('math')
  return math ? formulaText(math) : null
}

test.each([
  ['x^2', 'x²'],
  [String.raw`\frac{a+b}{2}`, '(a+b)/2'],
  [String.raw`\frac{1}{2}`, '1/2'],
  [String.raw`\dfrac{3x}{2a}`, '(3x)/(2a)'],
  [String.raw`\frac{x^2}{y_1}`, 'x²/y₁'],
  [String.raw`(a+b)^{2}`, '(a+b)²'],
  ['x^{-1}', 'x⁻¹'],
  ['a_{n+1}', 'aₙ₊₁'],
  ['2^{x}', '2^x'],
  ['2^{x+1}', '2^(x+1)'],
  [String.raw`\sqrt{x+1}`, '√(x+1)'],
  [String.raw`\sqrt{2}`, '√2'],
  [String.raw`\sqrt[3]{8}`, '³√8'],
  [String.raw`30^\circ`, '30°'],
  [String.raw`\log_2 8`, 'log₂ 8'],
  [String.raw`(x-\nobreak 1)`, '(x−1)'],
  [String.raw`\sin x`, 'sin x'],
  [String.raw`\sin(x+1)`, 'sin(x+1)'],
  [String.raw`f'(x)`, 'f′(x)'],
  [String.raw`\vec{a}`, 'a\u20d7'],
  [String.raw`\overline{AB}`, 'AB\u0305'],
  [String.raw`x \le 5`, 'x≤5'],
  [String.raw`5\text{ см}`, '5 см'],
  ['0{,}5', '0,5'],
  [String.raw`\mathrm{H_2O}`, 'H₂O'],
  [String.raw`\mathrm{SO_4^{2-}}`, 'SO₄²⁻'],
  [String.raw`\sum_{i=1}^{n} i`, '∑ᵢ₌₁ⁿi'],
  [String.raw`\begin{cases} x+y=1 \\ x-y=2 \end{cases}`, '{x+y=1; x−y=2'],
  [String.raw`\lvert x \rvert`, '∣x∣'],
  [String.raw`v = \frac{s}{t}`, 'v=s/t'],
])('%s is copied as %s', (tex, text) => {
  expect([textOf(tex), textOf(tex, true)]).toEqual([text, text])
})
