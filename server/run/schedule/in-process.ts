import { describeError } from '../../base/describe-error.ts'
import { nextOf, type Job, type Schedule } from './job.ts'

const soonMs = 15_000

/** Runs jobs by the clock of this process, which is the only one. A failure is reported on stderr. */
export function scheduleInProcess(jobs: readonly Job[]): Schedule {
  const timers = new Map<string, NodeJS.Timeout>()
  const run = ({ name, run: work }: Job) => void work().catch((error: unknown) => console.error(`${name}: ${describeError(error)}`))
  const plan = (job: Job) => {
    const wait = nextOf(job, new Date()).getTime() - Date.now()
    timers.set(job.name, setTimeout(() => (run(job), plan(job)), wait).unref())
  }
  for (const job of jobs) {
    plan(job)
    if (job.isSoon) timers.set(`${job.name} soon`, setTimeout(() => run(job), soonMs).unref())
  }
  return {
    stop: async () => {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
