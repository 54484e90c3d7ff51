import { atHand } from '@/shared/lib/at-hand'

/** What is asked above the task comes right after it, so that it is here when the network no longer is. */
export const [prefetchDialogs, useExamDialogs] = atHand(() => import('./dialogs/exam-dialogs'))
