import katex from 'katex'
import 'katex/dist/katex-swap.min.css'

/** Draws a formula into an element. Anything that cannot be drawn throws. */
export function drawFormula(source: string, into: HTMLElement, isBlock: boolean): void {
  katex.render(source, into, {
    displayMode: isBlock,
    output: 'htmlAndMathml',
    trust: false,
    maxSize: 20,
    maxExpand: 1000,
    strict: 'ignore',
    throwOnError: false,
  })
  if (into.querySelector('.katex-error')) throw new Error('The formula has a mistake')
}
