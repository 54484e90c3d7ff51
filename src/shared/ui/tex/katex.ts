import katex from 'katex'
import { isBounded } from '#domain/formula/bounded'
import { breakable } from '#domain/formula/breakable'
import { formulaRules } from '#domain/formula/rules'
import { shortBracketsWhole } from '#domain/formula/short-brackets'
import { spokenFormula } from '#domain/formula/spoken/spoken-formula'

/** Draws a formula into an element, with its words for who listens in place of its MathML, as the server does. Anything that cannot be drawn throws. */
export function drawFormula(source: string, into: HTMLElement, isBlock: boolean): void {
  if (!isBounded(source)) throw new Error('The formula is too deep or too long')
  katex.render(isBlock ? source : shortBracketsWhole(breakable(source)), into, {
    ...formulaRules,
    displayMode: isBlock,
    throwOnError: false,
  })
  if (into.querySelector('.katex-error')) throw new Error('The formula has a mistake')
  const math = into.querySelector('math')
  math?.before(spokenFormula(math))
  math?.setAttribute('aria-hidden', 'true')
}
