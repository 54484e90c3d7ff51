import { sql } from 'drizzle-orm'
import type { Db } from './store.ts'

const slowAfter = 1000
const lostAfter = 5000

/** The state of the store: `slow` answers late, `readOnly` takes nothing, `away` does not answer. */
export type StoreState = 'ok' | 'slow' | 'readOnly' | 'away'

/** Asks the store one question that tells all of it; never throws. */
export async function readStoreState(db: Db): Promise<StoreState> {
  const from = performance.now()
  let late: NodeJS.Timeout | undefined
  const lost = new Promise<'away'>((resolve) => {
    late = setTimeout(() => resolve('away'), lostAfter).unref()
  })
  const asked = db.execute(sql`select current_setting('transaction_read_only') as only`).then(
    (answer) => stateOf(answer, performance.now() - from),
    (): StoreState => 'away',
  )
  const state = await Promise.race([asked, lost])
  clearTimeout(late)
  return state
}

function stateOf(answer: unknown, ms: number): StoreState {
  const { rows } = answer as { rows: { only: string }[] }
  if (rows[0]?.only === 'on') return 'readOnly'
  return ms > slowAfter ? 'slow' : 'ok'
}
