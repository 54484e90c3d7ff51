import { expect, test } from 'vitest'
import type { Inline } from '#domain/rich-text'
import { tieSigns } from './tie-signs'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const x: Inline = { kind: 'math', tex: 'x' }
/** Parts with a bar between them, a formula as $, what is tied in braces. */
const tied = (...content: Inline[]) =>
  tieSigns(content)
    .map(({ before, part, after }) => {
      const inner = part.kind === 'text' ? part.text : '$'
      return before + after === '' ? inner : `{${before}${inner}${after}}`
    })
    .join('|')

test.each<[string, Inline[], string]>([
  ['a comma', [text('якщо '), x, text(', то')], 'якщо |{$,}| то'],
  ['a bracket on either side and a stop', [text('число ('), x, text('). Далі')], 'число |{($).}| Далі'],
  ['a text that is nothing but signs', [x, text('.')], '{$.}'],
  ['quotes', [text('«'), x, text('»')], '{«$»}'],
  ['the ending of a number', [x, text('-й член')], '{$-й}| член'],
  ['signs between two formulas', [x, text(', '), x, text(';')], '{$,}| |{$;}'],
])('%s stays with its formula', (_, content, expected) => {
  expect(tied(...content)).toBe(expected)
})

test.each<[string, Inline[], string]>([
  ['a word', [text('де '), x, text(' є')], 'де |$| є'],
  ['a long word after a hyphen', [x, text('-координата')], '$|-координата'],
  ['what is in bold', [x, { kind: 'strong', children: [text(',')] }], '$|$'],
  ['a text alone', [text('(а)')], '(а)'],
])('%s is left where it is', (_, content, expected) => {
  expect(tied(...content)).toBe(expected)
})
