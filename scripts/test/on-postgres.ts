import { startPostgres } from './real-postgres.ts'
import { nothing, type Tally } from './tally.ts'

/** Runs tests against a PostgreSQL that lives only as long as they do. Where none can run, one test counts as skipped, with the reason. */
export async function testOnPostgres(run: (environment: Record<string, string>) => Promise<Tally>): Promise<Tally> {
  let postgres
  try {
    postgres = await startPostgres()
  } catch (error) {
    console.log(`Пропущено: ${error instanceof Error ? error.message : String(error)}`)
    return { ...nothing, skipped: 1 }
  }
  try {
    return await run({ TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}
