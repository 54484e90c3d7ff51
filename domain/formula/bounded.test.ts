import katex from 'katex'
import { expect, test } from 'vitest'
import { isBounded } from './bounded.ts'
import { formulaRules } from './rules.ts'

const nested = (count: number) => `${'\\frac{1}{'.repeat(count)}x${'}'.repeat(count)}`

test.each([
  ['150 fractions within each other', nested(150)],
  ['roots within each other without a brace', `${'\\sqrt'.repeat(150)} x`],
  ['roots with a blank between', `${'\\sqrt '.repeat(150)} x`],
  ['powers within each other', `${'x^{'.repeat(90)}x${'}'.repeat(90)}`],
  ['brackets that grow', `${'\\left('.repeat(90)}x${'\\right)'.repeat(90)}`],
  ['tables within each other', `${'\\begin{array}{c}'.repeat(60)}x${'\\end{array}'.repeat(60)}`],
  ['a command that makes itself', '\\def\\a{\\a\\a}\\a'],
  ['a command that grows', '\\newcommand{\\b}{\\a\\a\\a\\a}\\b'],
  ['more than two thousand characters', 'x+'.repeat(1001)],
])('%s are not drawn', (_, source) => {
  expect(isBounded(source)).toBe(false)
})

test.each([
  nested(30),
  '\\alpha\\beta\\gamma\\delta\\left(\\frac{a_1}{b^2}\\right)\\longrightarrow\\infty',
  '\\begin{cases} x+y=1,\\\\ x-y=3; \\end{cases}',
])('what tasks need is drawn, and at once: %s', (source) => {
  const milliseconds = Array.from({ length: 3 }, () => {
    const from = performance.now()
    expect(isBounded(source)).toBe(true)
    katex.renderToString(source, { ...formulaRules, throwOnError: true })
    return performance.now() - from
  })
  // A machine may halt in one of them.
  expect(Math.min(...milliseconds)).toBeLessThan(1000)
})
