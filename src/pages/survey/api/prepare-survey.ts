import type { Survey } from '#contract/survey'
import { hasFormula, prefetchFormulaFonts, prefetchFormulas } from '@/shared/ui/tex'

/**
 * Brings everything a paper is drawn with, so that it can be sat to the end without the network. Failures are left to the moment of need.
 * A figure that the site draws itself needs no file.
 */
export function prepareSurvey({ questions, formulas }: Survey): void {
  if (formulas) void prefetchFormulaFonts(formulas)
  else if (hasFormula(questions)) void prefetchFormulas().catch(() => undefined)
  const figures = questions.flatMap(({ figure, stimulus }) => [figure, stimulus?.figure])
  for (const src of new Set(figures.flatMap((figure) => (figure && !figure.drawing ? figure.src : [])))) new Image().src = src
}
