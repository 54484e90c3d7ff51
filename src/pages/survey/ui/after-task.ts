import { later } from '@/shared/lib/later'

/** What stands around the task, is asked above it and follows it comes right after it, so that it is here when the network no longer is. */
export const afterTask = later(() => import('./after-task-views'))
