import type { UserFact } from '#contract/user-fact'
import { problemOf, unspoken } from '@/shared/api'
import { sendFacts } from '../api/fact-calls'
import type { FactLog } from './fact-log'

const batchSize = 100
/** Statuses with which our own server turns facts down for good. */
const final = new Set([404, 409, 413, 422])

type Sync = (serverNow: string) => void

/**
 * Sends what waits, oldest first, and resolves when nothing waits. A fact that the server turns down in its own words is put aside;
 * any other failure rejects, and the caller tries again.
 */
export async function deliverFacts(log: FactLog, sync: Sync): Promise<{ refused: number }> {
  let refused = 0
  for (;;) {
    const facts = await log.waiting()
    if (facts.length === 0) return { refused }
    refused += await send(facts.slice(0, batchSize), log, sync)
  }
}

/** @returns how many were refused: of a batch with one fact that does not fit, only that one. */
async function send(facts: readonly UserFact[], log: FactLog, sync: Sync): Promise<number> {
  const ids = facts.map(({ id }) => id)
  try {
    sync((await sendFacts(facts)).serverNow)
    await log.settle(ids, 'delivered')
    return 0
  } catch (error) {
    const { status, detail } = problemOf(error)
    if (status === null || !final.has(status) || detail === unspoken) throw error
    if (facts.length > 1) {
      const middle = Math.ceil(facts.length / 2)
      return (await send(facts.slice(0, middle), log, sync)) + (await send(facts.slice(middle), log, sync))
    }
    await log.settle(ids, 'refused')
    return 1
  }
}
