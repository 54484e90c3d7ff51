import { problemOf, unspoken } from '../../api'
import type { FactLog } from './fact-log'
import type { Fact } from './fact-shelf'

const batchSize = 100
/** Statuses with which our own server turns facts down for good. */
const final = new Set([404, 409, 413, 422])

export type SendFacts<F extends Fact> = (facts: readonly F[]) => Promise<{ serverNow: string }>

/**
 * Sends what waits, oldest first, and resolves when nothing waits. A fact that the server turns down in its own words is put aside;
 * any other failure rejects, and the caller tries again.
 * @param send resolves when every fact of the batch is stored; may be asked again for the same ones.
 * @param sync hears the server’s time.
 */
export async function deliverWaiting<F extends Fact>(
  log: FactLog<F>,
  send: SendFacts<F>,
  sync: (serverNow: string) => void,
): Promise<{ refused: number }> {
  let refused = 0
  for (;;) {
    const facts = await log.waiting()
    if (facts.length === 0) return { refused }
    refused += await deliver(facts.slice(0, batchSize))
  }

  /** @returns how many were refused: of a batch with one fact that does not fit, only that one. */
  async function deliver(facts: readonly F[]): Promise<number> {
    const ids = facts.map(({ id }) => id)
    try {
      sync((await send(facts)).serverNow)
      await log.settle(ids, 'delivered')
      return 0
    } catch (error) {
      const { status, detail } = problemOf(error)
      if (status === null || !final.has(status) || detail === unspoken) throw error
      if (facts.length > 1) {
        const middle = Math.ceil(facts.length / 2)
        return (await deliver(facts.slice(0, middle))) + (await deliver(facts.slice(middle)))
      }
      await log.settle(ids, 'refused')
      return 1
    }
  }
}
