import { lazy } from '@/shared/lib/lazy'

/** Loads the parts around a task, the dialogs and the later views right after the first task, so that they are here when the network is gone. */
export const afterTask = lazy(() => import('./after-task-views'))

/** What only a survey with verdicts has: it comes beside the first task too, and a paper does without it. */
export const feedbackViews = lazy(() => import('./feedback-views'))
