import { shareContent } from './edition.ts'
import { databaseCode } from '../base/database-code.ts'
import { noteTrip } from '../base/query-log.ts'
import type { Db } from './store.ts'

/** Deadlock and failed serialization: PostgreSQL has given up one of two, and the other is through now. */
const passing = new Set(['40P01', '40001'])

const most = 4
const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))

/** Runs `work` in a transaction, and anew when it lost against another one, four times at most. `work` may therefore run again; its first effects are undone. */
export const inTransaction = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  anew(async () => {
    noteTrip('begin')
    const done = await db.transaction((tx) => (shareContent(db, tx), work(tx)))
    noteTrip('commit')
    return done
  })

/** The same for a statement that is a transaction of its own. */
export async function anew<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === most || !passing.has(databaseCode(error))) throw error
      await pause(attempt)
    }
  }
}
