import { describe, expect, test } from 'vitest'
import type { Db } from './store.ts'
import { inTransaction } from './transaction.ts'

const failure = (code: string) => new Error('query failed', { cause: Object.assign(new Error(code), { code }) })

/** A store whose transactions end in turn as the list says: with an error, or with what the work gives. */
function storeOf(...ends: (Error | null)[]) {
  let runs = 0
  const db = {
    transaction: async (work: (tx: unknown) => Promise<unknown>) => {
      const end = ends[runs++]
      if (end) throw end
      return work(db)
    },
  }
  return { db: db as unknown as Db, runs: () => runs }
}

describe('a transaction', () => {
  test.each(['40P01', '40001'])('that PostgreSQL gave up with %s runs once more', async (code) => {
    const { db, runs } = storeOf(failure(code), null)
    expect([await inTransaction(db, async () => 'done'), runs()]).toEqual(['done', 2])
  })

  test('is tried three times more, and then given up itself', async () => {
    const { db, runs } = storeOf(...Array.from({ length: 4 }, () => failure('40P01')), null)
    await expect(inTransaction(db, async () => 'done')).rejects.toThrow('query failed')
    expect(runs()).toBe(4)
  })

  test('with any other error is not repeated', async () => {
    const { db, runs } = storeOf(failure('23505'), null)
    await expect(inTransaction(db, async () => 'done')).rejects.toThrow('query failed')
    expect(runs()).toBe(1)
  })
})
