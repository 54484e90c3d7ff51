import type { Deps } from '../deps.ts'
import { deliverWaiting } from '../partnership/deliver.ts'
import { askAboutOpenPayments } from '../payments/ask-about-open.ts'
import { measureTasks } from '../practice/keep-measuring.ts'
import { keepHouse } from '../store/tidy.ts'
import { remind } from '../reminders/remind.ts'
import type { Job } from './job.ts'

/** The jobs that the server does without being asked. Tasks are measured and the books compared while Ukraine sleeps. */
export const jobsOf = (deps: Deps): Job[] => [
  { name: 'measure', hour: 1, minute: 0, isSoon: false, run: () => measureTasks(deps.db, deps.now()) },
  { name: 'tidy', hour: 2, minute: 0, isSoon: true, run: () => keepHouse(deps.db, deps.now()) },
  { name: 'letters', hour: 'each', minute: 20, isSoon: true, run: () => deliverWaiting(deps) },
  { name: 'payments', hour: 'each', minute: 40, isSoon: true, run: () => askAboutOpenPayments(deps) },
  { name: 'remind', hour: 'each', minute: 0, isSoon: true, run: async () => void (await remind(deps)) },
]
