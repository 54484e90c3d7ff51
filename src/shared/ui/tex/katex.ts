import katex from 'katex'
import { formulaRules } from './formula-rules'
import 'katex/dist/katex-swap.min.css'

/** Draws a formula into an element. Anything that cannot be drawn throws. */
export function drawFormula(source: string, into: HTMLElement, isBlock: boolean): void {
  katex.render(source, into, {
    ...formulaRules,
    displayMode: isBlock,
    throwOnError: false,
  })
  if (into.querySelector('.katex-error')) throw new Error('The formula has a mistake')
}
