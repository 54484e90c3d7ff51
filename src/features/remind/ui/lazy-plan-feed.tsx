import { lazyPart } from '@/shared/lib/lazy'

/** The plan in the calendar of the pupil; its code comes after the plan itself. */
export const PlanFeed = lazyPart(async () => (await import('./plan-feed')).PlanFeed, null, null)
