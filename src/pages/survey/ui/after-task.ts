import { later } from '@/shared/lib/later'

/** Loads the parts around a task, the dialogs and the later views right after the first task, so that they are here when the network is gone. */
export const afterTask = later(() => import('./after-task-views'))
