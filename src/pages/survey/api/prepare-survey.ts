import type { Survey } from '#domain/survey'
import { hasFormula, prefetchFormulaFonts, prefetchFormulas } from '@/shared/ui/tex'

/**
 * Loads everything that a paper is drawn with, so that it can be finished without a network. Failures are ignored until the part is needed.
 */
export function prepareSurvey({ questions, formulas }: Survey): void {
  if (formulas) void prefetchFormulaFonts(formulas)
  else if (hasFormula(questions)) void prefetchFormulas().catch(() => undefined)
  const figures = questions.flatMap(({ figure, stimulus }) => [figure, stimulus?.figure])
  for (const src of new Set(figures.flatMap((figure) => (figure && !figure.drawing ? figure.src : [])))) new Image().src = src
}
