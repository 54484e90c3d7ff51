import type { Question } from '#contract/question'
import { lazy } from '@/shared/lib/lazy'

export const forms = lazy(() => import('../ui/other-forms'))

/** Fetches what draws these tasks ahead of the first of them, so that they can be answered after the network is gone. */
export function prefetchForms(questions: readonly Pick<Question, 'form'>[]): void {
  if (questions.some(({ form }) => form !== 'single')) forms.ahead()
}
