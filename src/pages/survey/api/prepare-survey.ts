import type { Survey } from '#contract/survey'
import { prefetchFormulas } from '@/shared/ui/tex'

/** Brings everything a paper is drawn with, so that it can be sat to the end without the network. Failures are left to the moment of need. */
export function prepareSurvey({ questions }: Survey): void {
  void prefetchFormulas()
  for (const { figure } of questions) if (figure) new Image().src = figure.src
}
