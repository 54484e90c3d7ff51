import type { Survey } from '#contract/survey'
import { prefetchForms } from '@/entities/question'

/** Brings everything a paper is drawn with, so that it can be sat to the end without the network. Failures are left to the moment of need. */
export function prepareSurvey({ questions }: Survey): void {
  void import('@/shared/ui/tex').then(({ prefetchFormulas }) => prefetchFormulas()).catch(() => undefined)
  prefetchForms(questions)
  const figures = questions.flatMap(({ figure, stimulus }) => [figure, stimulus?.figure])
  for (const src of new Set(figures.flatMap((figure) => figure?.src ?? []))) new Image().src = src
}
