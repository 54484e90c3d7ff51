import { describe, expect, test } from 'vitest'
import type { Inline } from '#domain/rich-text'
import { plainInline } from '../plain-text.ts'
import { plainBlocks, plainRun } from './plain-type.ts'

const typed = (tex: string) => plainInline(plainRun([{ kind: 'math', tex }])).replaceAll('\u00a0', ' ')

describe('a formula that fits into a line of type', () => {
  test.each([
    ['2541{,}5', '2541,5'],
    ['15\\,\\%', '15 %'],
    ['y=(2x-5)^6', 'y = (2x − 5)⁶'],
    ['-2;\\ 2', '−2; 2'],
    ['a=\\pm 2', 'a = ±2'],
    ['6\\cdot 2^{10}', '6 · 2¹⁰'],
    ['x^2-6x+9-(x^2-9)=18-6x', 'x² − 6x + 9 − (x² − 9) = 18 − 6x'],
    ["(2x-5)'=2", '(2x − 5)′ = 2'],
    ['x^{-1}', 'x⁻¹'],
    ['a_1+a_n', 'a₁ + aₙ'],
    ['2990:1{,}15', '2990 : 1,15'],
  ])('%s is set as «%s»', (tex, text) => {
    expect(typed(tex)).toBe(text)
  })

  test('has its letters in italics and is not broken where it is short', () => {
    expect(plainRun([{ kind: 'math', tex: '3ab^2-x' }])).toEqual([
      { kind: 'text', text: '3' },
      { kind: 'emphasis', children: [{ kind: 'text', text: 'ab' }] },
      { kind: 'text', text: '²\u00a0−\u00a0' },
      { kind: 'emphasis', children: [{ kind: 'text', text: 'x' }] },
    ])
  })
})

test.each(['\\frac{1}{2}', '\\sqrt{2}', 'x^{a}', '\\log 2', '\\vec a', 'a/b', '\\begin{cases}x\\end{cases}'])(
  '%s needs the drawer and stays a formula',
  (tex) => {
    expect(plainRun([{ kind: 'math', tex }])).toEqual([{ kind: 'math', tex }])
  },
)

test('formulas are found in every kind of block', () => {
  const math: Inline = { kind: 'math', tex: '2' }
  const two: Inline = { kind: 'text', text: '2' }
  const paragraph = (part: Inline) => ({ kind: 'paragraph' as const, children: [{ kind: 'strong' as const, children: [part] }] })
  const all = (part: Inline) => [
    { kind: 'list' as const, isOrdered: true, items: [[paragraph(part)]] },
    { kind: 'quote' as const, children: [paragraph(part)] },
    { kind: 'table' as const, head: [[part]], rows: [[[part]]] },
    { kind: 'heading' as const, level: 2 as const, children: [part] },
  ]
  expect(plainBlocks(all(math))).toEqual(all(two))
  expect(plainBlocks([{ kind: 'math', tex: '2' }])).toEqual([{ kind: 'paragraph', children: [two] }])
})
