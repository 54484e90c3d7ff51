import katex from 'katex'
import { expect, test } from 'vitest'
import { formulaRules } from '#domain/formula/rules'
import { isFormulaMarkup } from './formula-markup'

const drawn = (source: string) =>
  katex
    .renderToString(source, { ...formulaRules, displayMode: true })
    .replaceAll(' style="', ' data-style="')
    .replace(/<annotation.*<\/annotation>/, '')

test.each([
  '\\sqrt[3]{\\frac{a}{b}} < 5',
  '\\begin{cases} x+y=1,\\\\ x-y=3 \\end{cases}',
  '\\overrightarrow{AB}\\cdot\\vec{c}',
  '\\text{NaCl} \\xrightarrow{t^\\circ} \\boxed{x}',
  '\\int_a^b \\cancel{x}\\,dx\\hspace{1em}',
])('what KaTeX draws is its markup: %s', (source) => {
  expect(isFormulaMarkup(drawn(source))).toBe(true)
})

test.each([
  '<img src="x">',
  '<script>alert(1)</script>',
  '<span onclick="alert(1)">x</span>',
  '<span class="a" style="position:fixed">x</span>',
  '<span data-style="background:url(https://evil.example)">x</span>',
  '<math href="https://evil.example">x</math>',
  '<a>x</a>',
  '<span class="a"',
  '<marquee>x</marquee>',
])('other markup is not: %s', (text) => {
  expect(isFormulaMarkup(`<span class="katex">1</span>${text}`)).toBe(false)
})
