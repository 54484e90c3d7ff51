import { atHand } from '@/shared/lib/at-hand'

/** What stands around the task and below it comes right after it, so that it is here when the network no longer is. */
export const [prefetchExtras, useExtras] = atHand(() => import('./exam-extras'))
export const [prefetchFeedback, useFeedback] = atHand(() => import('./feedback/checked-answer'))
