import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { breakable } from './breakable.ts'
import { formulaRules } from './rules.ts'

const html = (tex: string) => katex.renderToString(tex, { ...formulaRules, output: 'html', throwOnError: true })
/** The parts between which a browser may end a line. */
const partsOf = (tex: string) => html(tex).split('katex-base').length - 1
const wordsOf = (tex: string) => html(tex).replaceAll(/<[^>]*>/g, '')

const reaction = String.raw`\mathrm{BaCl_2+H_2SO_4=BaSO_4\downarrow +2HCl}`

describe('an upright formula', () => {
  it('may end a line at each of its signs, and says the same', () => {
    expect(partsOf(reaction)).toBe(1)
    expect(partsOf(breakable(reaction))).toBe(4)
    expect(wordsOf(breakable(reaction))).toBe(wordsOf(reaction))
  })

  it.each([
    [String.raw`\mathrm{Ba^{2+}+SO_4^{2-}\to BaSO_4}`, String.raw`\mathrm{Ba^{2+}}+ \mathrm{SO_4^{2-}}\to \mathrm{BaSO_4}`],
    [String.raw`\mathrm{Na^+ + Cl^-}`, String.raw`\mathrm{Na^+}+ \mathrm{Cl^-}`],
    [String.raw`x+\mathrm{A=B}`, String.raw`x+\mathrm{A}= \mathrm{B}`],
    [String.raw`\mathrm{=B}`, String.raw`= \mathrm{B}`],
  ])('%s is parted at its signs alone', (source, made) => expect(breakable(source)).toBe(made))

  it.each([
    String.raw`\mathrm{H_2O}`,
    String.raw`\mathrm{A+B}^2`,
    String.raw`x_\mathrm{a+b}`,
    String.raw`\mathrm{\left(A+B\right)}`,
    String.raw`\mathrm{A+B`,
    String.raw`\frac{a+b}{c}=d`,
    'a+b\\',
    '',
  ])('%s stays as it is', (source) => expect(breakable(source)).toBe(source))
})
