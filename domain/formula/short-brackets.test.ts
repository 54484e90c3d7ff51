import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { formulaRules } from './rules.ts'
import { shortBracketsWhole } from './short-brackets.ts'

const html = (tex: string) => katex.renderToString(tex, { ...formulaRules, output: 'html', throwOnError: true })
/** The parts between which a browser may end a line. */
const partsOf = (tex: string) => html(tex).split('katex-base').length - 1
const wordsOf = (tex: string) => html(tex).replaceAll(/<[^>]*>/g, '')

describe('short brackets', () => {
  it.each([
    [String.raw`\log_{0{,}5}(x^2-2x)\ge -3`, 2],
    [String.raw`f(x)=(x-1)(x+2)-3`, 3],
    [String.raw`((a+b)-c)=d`, 2],
    [String.raw`[a+1;b)\cup(c;d-2]`, 2],
  ])('a line of %s may not end in them, and it says the same', (source, parts) => {
    expect(partsOf(shortBracketsWhole(source))).toBe(parts)
    expect(wordsOf(shortBracketsWhole(source))).toBe(wordsOf(source))
  })

  it.each([
    String.raw`(-\infty;-2]\cup[4;+\infty)`,
    String.raw`\left(a+b\right)=c`,
    String.raw`\frac{(a+b)}{c}`,
    String.raw`(a+b+c+d+e+f+g+h+i+j+k)`,
    String.raw`a^3+b^3=(a+b)(a^2-ab+b^2)`,
    'a+b)',
    '(a+b',
    '',
  ])('%s stays as it is', (source) => expect(shortBracketsWhole(source)).toBe(source))
})
