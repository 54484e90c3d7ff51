import { problemOf, unspoken } from '../../api'
import type { FactLog } from './fact-log'
import type { Fact } from './fact-shelf'

const batchSize = 100
/** Statuses with which our own server turns facts down for good. */
const final = new Set([404, 409, 413, 422])

/** What the server made of a batch: ids of facts that it refused one by one, and facts that it keeps in another form. */
export type Receipt<F extends Fact> = { refused?: readonly string[]; instead?: readonly F[] }

/**
 * Sends what waits, oldest first, and resolves when nothing waits. A fact that the server turns down in its own words is put aside;
 * any other failure rejects, and the caller tries again.
 * @param send resolves when the server has spoken on every fact of the batch; may be asked again for the same ones.
 */
export async function deliverWaiting<F extends Fact>(
  log: FactLog<F>,
  send: (facts: readonly F[]) => Promise<Receipt<F>>,
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
      const { refused: apart = [], instead = [] } = await send(facts)
      await log.settle(apart, 'refused')
      await log.settle(ids, 'delivered')
      await log.learn(instead)
      return apart.length
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
