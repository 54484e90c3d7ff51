import katex from 'katex'
import { isBounded } from '#contract/formula/bounded'
import { breakable } from '#contract/formula/breakable'
import { formulaRules } from '#contract/formula/rules'
import 'katex/dist/katex-swap.min.css'

/** Draws a formula into an element. Anything that cannot be drawn throws. */
export function drawFormula(source: string, into: HTMLElement, isBlock: boolean): void {
  if (!isBounded(source)) throw new Error('The formula is too deep or too long')
  katex.render(isBlock ? source : breakable(source), into, {
    ...formulaRules,
    displayMode: isBlock,
    throwOnError: false,
  })
  if (into.querySelector('.katex-error')) throw new Error('The formula has a mistake')
}
