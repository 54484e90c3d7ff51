import { readFileSync } from 'node:fs'
import pg from 'pg'
import { startPostgres } from '../../../scripts/test/real-postgres.ts'
import { runServer } from './separate-process.ts'
import { makeDatabase } from './postgres.ts'

export type Workers = Awaited<ReturnType<typeof openWorkers>>

/** Starts a PostgreSQL, and a server of so many processes on it. */
export async function openWorkers(count: number) {
  const postgres = await startPostgres()
  const url = await makeDatabase(postgres.url, 'workers')
  const server = await runServer({ DATABASE_URL: url, WORKERS: String(count), SECRET: 'a secret of the tests, long enough' })
  const { pid } = server.child
  return {
    url,
    server,
    /** The ids of the processes that answer. */
    processes: () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number),
    guest: async (): Promise<string> => (await server.post('/v3/auth/anonymous', {})).body.data.token,
    /** The `count` that a query finds in the database. */
    async count(query: string, values: unknown[] = []): Promise<number> {
      const client = new pg.Client(url)
      await client.connect()
      const { rows } = await client.query<{ count: number }>(query, values)
      await client.end()
      return rows[0]?.count ?? 0
    },
    async close() {
      await server.stop()
      await postgres.stop()
    },
  }
}

export const eightfold = <T>(work: (turn: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 8 }, (_, turn) => work(turn)))
