import { shareContent } from '../content/edition.ts'
import { databaseCode } from './database-code.ts'
import type { Db } from './store.ts'

/** Deadlock and failed serialization: PostgreSQL has given up one of two, and the other is through now. */
const passing = new Set(['40P01', '40001'])

const most = 4
const pause = (attempt: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))

/** Runs `work` in a transaction, and anew when it lost against another one, four times at most. `work` may therefore run again; its first effects are undone. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => (shareContent(db, tx), work(tx)))
    } catch (error) {
      if (attempt === most || !passing.has(databaseCode(error))) throw error
      await pause(attempt)
    }
  }
}
