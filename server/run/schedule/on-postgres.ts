import { PgBoss } from 'pg-boss'
import { describeError } from '../../base/describe-error.ts'
import { cronOf, type Job, type Schedule } from './job.ts'

const soonSeconds = 15
/** Processes that start together ask for one run, not for one each. */
const sameStart = 600
const alone = { policy: 'singleton', retryLimit: 2, expireInSeconds: 3600 } as const
/** A process that died does not hold up the next run in another. */
const shared = { policy: 'standard', retryLimit: 0, expireInSeconds: 900 } as const
/** Queues of earlier versions, which nobody works on any more. */
const formerJobs = ['remind']

/**
 * Runs jobs by a queue in PostgreSQL that all processes share: whoever takes one runs it, the others do not. It keeps its tables in a schema of its own, `pgboss`.
 */
export async function scheduleOnPostgres(url: string, jobs: readonly Job[]): Promise<Schedule> {
  const boss = new PgBoss({ connectionString: url, max: 2 })
  boss.on('error', (error) => console.error(`Черга фонових робіт: ${describeError(error).split('\n')[0]}`))
  try {
    await boss.start()
    await planAll(boss, jobs)
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 5000 }) }
}

async function planAll(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const name of formerJobs) await boss.deleteQueue(name)
  for (const job of jobs) {
    await boss.createQueue(job.name, job.isShared ? shared : alone)
    await boss.schedule(job.name, cronOf(job), null, { tz: 'UTC' })
    await boss.work(job.name, { pollingIntervalSeconds: 10 }, () => told(job))
    if (job.isSoon) await boss.send(job.name, null, { startAfter: soonSeconds, singletonKey: 'soon', singletonSeconds: sameStart })
  }
}

/** The queue notes a failure in its own tables alone: the operator reads it on stderr, as where one process runs the jobs. */
async function told({ name, run }: Job): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(`${name}: ${describeError(error)}`)
    throw error
  }
}
