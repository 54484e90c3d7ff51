import { problemOf, unspoken } from '../../api'
import type { Documents, Entry, Fact, Stream } from './fact'
import type { StreamLog } from './stream-log'

const batchSize = 100
/** Statuses with which our own server turns facts down for good. */
const usuallyFinal = [404, 409, 413, 422]

/** The outcome of one delivery: the count of facts turned down for good, in which words, and those that the server keeps in another form. */
export type Delivered = { refused: number; words?: string; instead?: readonly Fact[] }
const nothing: Delivered = { refused: 0 }

type DeliveryParts<F extends Fact> = {
  stream: Stream<F>
  log: StreamLog<F>
  owner: string
  sync: (serverNow: string) => void
  documents: Documents
  /** Serve this group alone. */
  only?: string | undefined
}

/**
 * Sends what waits, group by group, the latest first. A fact that the server refuses in its own words is put aside; other refusals may
 * pass. Rejects when some group could not be served.
 */
export async function deliver<F extends Fact>({ stream, log, owner, sync, documents, only }: DeliveryParts<F>): Promise<Delivered> {
  if (!stream.send) return nothing
  const final = stream.final ?? usuallyFinal
  const waiting = async () => (await log.waiting(owner)).filter(({ group }) => only === undefined || group === only)
  const groups = [...new Set((await waiting()).toReversed().map(({ group }) => group))]
  const failures: unknown[] = []
  let result = nothing
  for (const group of groups) await serve(group).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
  return result

  async function serve(group: string): Promise<void> {
    for (;;) {
      const batch = (await waiting()).filter((entry) => entry.group === group).slice(0, batchSize)
      if (batch.length === 0) return
      result = sum(result, await send(group, batch))
    }
  }

  /** Of a batch with one fact that does not fit, only that one is refused. */
  async function send(group: string, batch: readonly Entry<F>[]): Promise<Delivered> {
    const facts = batch.map(({ fact }) => fact)
    const ids = facts.map(({ id }) => id)
    try {
      const { refused = [], instead = [] } = (await stream.send?.(facts, { group, owner, sync, documents })) ?? {}
      await log.settle(refused, 'refused')
      await log.settle(ids, 'delivered')
      if (instead.length > 0) await log.learn(instead, group)
      return { refused: refused.length, ...(instead.length > 0 && { instead }) }
    } catch (error) {
      const { status, detail } = problemOf(error)
      // A proxy that takes less at a time than the server says so without our words: halves may pass.
      const isTooMuch = status === 413 && detail === unspoken && batch.length > 1
      if (!isTooMuch && (status === null || !final.includes(status) || detail === unspoken)) throw error
      if (isTooMuch || (batch.length > 1 && !stream.ofGroup?.includes(status ?? 0))) {
        const middle = Math.ceil(batch.length / 2)
        return sum(await send(group, batch.slice(0, middle)), await send(group, batch.slice(middle)))
      }
      await log.settle(ids, 'refused')
      return { refused: ids.length, words: detail }
    }
  }
}

/** Adds up the outcomes of two deliveries. */
export function sum(one: Delivered, other: Delivered): Delivered {
  const instead = [...(one.instead ?? []), ...(other.instead ?? [])]
  return { ...one, ...other, refused: one.refused + other.refused, ...(instead.length > 0 && { instead }) }
}
