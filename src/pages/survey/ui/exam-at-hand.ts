import { atHand } from '@/shared/lib/at-hand'

/** The code of the exam comes while the survey is asked for, so that neither waits for the other. */
export const [prefetchExam, useExam] = atHand(() => import('./exam-view'))
