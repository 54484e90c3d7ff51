import type { Result } from '#domain/result'
import { drawFormulas } from '../../drawing/draw-formulas.ts'
import type { SurveyAnswer } from './view.ts'

/** The same survey with its formulas drawn. They are content, so they are kept with no survey. */
export function withSurveyFormulas({ data: { survey, serverNow } }: SurveyAnswer): SurveyAnswer {
  const formulas = drawFormulas([...survey.questions, ...Object.values(survey.keys ?? {})])
  return { data: { survey: { ...survey, formulas }, serverNow } }
}

/** The same result with the formulas of its tasks and keys drawn. */
export const withResultFormulas = (result: Result): Result => ({
  ...result,
  formulas: drawFormulas(result.items.flatMap(({ question, key }) => [question, key])),
})
