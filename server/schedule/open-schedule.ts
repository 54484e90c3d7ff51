import { scheduleInProcess } from './in-process.ts'
import type { Job, Schedule } from './job.ts'

/** Starts the jobs where they run once however many processes there are. */
export async function openSchedule(databaseUrl: string | null, jobs: readonly Job[]): Promise<Schedule> {
  if (databaseUrl === null) return scheduleInProcess(jobs)
  const { scheduleOnPostgres } = await import('./on-postgres.ts')
  return scheduleOnPostgres(databaseUrl, jobs)
}
