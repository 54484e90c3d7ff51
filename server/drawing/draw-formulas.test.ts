import { expect, test } from 'vitest'
import { tasks } from '#samples/questions'
import { drawFormulas } from './draw-formulas.ts'
import { toInlineText, toRichText } from '../content/rich-text.ts'

test('each formula of a task comes once, in its line or in one of its own, with its measures beside it', () => {
  const prompt = toRichText('Розв’яжи $x^2=4$.\n\n$$\ny=\\sqrt{x}\n$$\n\n> $x^2=4$ або $z$')
  const options = ['$x^2=4$', '$z$ або ні'].map((text, index) => ({ id: String(index), label: '', text: toInlineText(text) }))
  const drawn = drawFormulas([{ ...tasks.single, prompt, options }])
  expect(drawn.map(({ tex, isBlock }) => [tex, isBlock])).toEqual([
    ['x^2=4', false],
    ['y=\\sqrt{x}', true],
    ['z', false],
  ])
  for (const { html } of drawn) expect(html).toMatch(/^<span class="katex.*<math.*data-style="height:/)
  expect(JSON.stringify(drawn)).not.toMatch(/ style=|annotation/)
})

test('what cannot be drawn, or may not be, is left to its source', () => {
  const formulas = ['\\frac{1}{', 'x+'.repeat(1001), '\\def\\a{\\a\\a}\\a'].map((tex) => ({ kind: 'math', tex }))
  expect(drawFormulas([formulas])).toEqual([])
})
