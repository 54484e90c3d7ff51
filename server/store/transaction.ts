import { databaseCode } from './database-code.ts'
import type { Db } from './store.ts'

/** Deadlock and failed serialization: PostgreSQL has given up one of two, and the other is through now. */
const passing = new Set(['40P01', '40001'])

/** Runs `work` in a transaction, and once more when it lost against another one. `work` may therefore run twice; its first effects are undone. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(work)
  } catch (error) {
    if (!passing.has(databaseCode(error))) throw error
    return db.transaction(work)
  }
}
