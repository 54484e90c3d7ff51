import { atHand } from '@/shared/lib/at-hand'

/** The desk comes while the survey is asked for, so that neither waits for the other. */
export const [prefetchExam, useExam] = atHand(() => import('./exam-view'))
/** What comes right after the task, so that it is here when the network no longer is. */
export const [prefetchDialogs, useExamDialogs] = atHand(() => import('./dialogs/exam-dialogs'))
export const [prefetchExtras, useExtras] = atHand(() => import('./desk-extras'))
export const [prefetchFeedback, useFeedback] = atHand(() => import('./feedback/checked-answer'))
