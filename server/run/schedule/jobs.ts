import type { Deps } from '../../web/deps.ts'
import { askAboutOpenPayments } from './ask-about-payments.ts'
import { deliverWaiting } from './deliver-letters.ts'
import { measureTasks } from '../../study/practice/keep-measuring.ts'
import { keepHouse } from './tidy.ts'
import { remind } from './remind.ts'
import type { Job, Schedule } from './job.ts'
import { scheduleInProcess } from './in-process.ts'

/** The jobs that the server does without being asked. Tasks are measured and the books compared while Ukraine sleeps. */
export const jobsOf = (deps: Pick<Deps, 'db' | 'now' | 'site' | 'integrations' | 'siteUrl'>): Job[] => [
  { name: 'measure', hour: 1, minute: 0, isSoon: false, run: () => measureTasks(deps.db, deps.now()) },
  { name: 'tidy', hour: 2, minute: 0, isSoon: true, run: () => keepHouse(deps.db, deps.now()) },
  { name: 'letters', hour: 'each', minute: 20, isSoon: true, run: () => deliverWaiting(deps) },
  { name: 'payments', hour: 'each', minute: 40, isSoon: true, run: () => askAboutOpenPayments(deps) },
  { name: 'reminders', hour: 'each', minute: 'each fifth', isSoon: true, isShared: true, run: async () => void (await remind(deps)) },
]

/** Starts the jobs where they run once however many processes there are. */
export async function openSchedule(databaseUrl: string | null, jobs: readonly Job[]): Promise<Schedule> {
  if (databaseUrl === null) return scheduleInProcess(jobs)
  const { scheduleOnPostgres } = await import('./on-postgres.ts')
  return scheduleOnPostgres(databaseUrl, jobs)
}
