import type { Question } from '#contract/question'
import { atHand } from '@/shared/lib/at-hand'

const [prefetch, useForms] = atHand(() => import('../ui/other-forms'))

/** Fetches what draws these tasks ahead of the first of them, so that they can be answered after the network is gone. */
export function prefetchForms(questions: readonly Pick<Question, 'form'>[]): void {
  if (questions.some(({ form }) => form !== 'single')) prefetch()
}

export { useForms }
