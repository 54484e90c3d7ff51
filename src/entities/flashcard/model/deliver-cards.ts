import type { OwnWrite } from '#contract/own-card'
import type { ReviewFact } from '#contract/review'
import { deliverWaiting, type FactLog } from '@/shared/lib/fact-log'
import { sendWrites } from '../api/own-calls'
import { sendReviews } from '../api/review-calls'
import type { Kept } from './kept'
import { keepOwn } from './server-part'

type DeliveryParts = {
  kept: Kept
  reviews: FactLog<ReviewFact>
  writes: FactLog<OwnWrite>
  sync: (serverNow: string) => void
}

/**
 * Sends own cards, then reviews, for a review may be of a card that the server does not know yet. @returns how many it refused for good.
 * @param onMoved hears of reviews whose time the server has mended.
 */
export async function deliverCards(
  { kept, reviews, writes, sync }: DeliveryParts,
  onMoved: (facts: readonly ReviewFact[]) => void,
): Promise<{ refused: number }> {
  const own = await deliverWaiting(writes, async (batch) => {
    await keepOwn(kept, await sendWrites(batch))
    return {}
  })
  // Delivered writes are part of what the server answered.
  await writes.forget()
  const looks = await deliverWaiting(reviews, async (batch) => {
    const { refused, moved, serverNow } = await sendReviews(batch)
    sync(serverNow)
    const times = new Map(moved.map(({ id, at }) => [id, at]))
    const instead = batch.flatMap((fact) => (times.has(fact.id) ? { ...fact, at: times.get(fact.id) ?? fact.at } : []))
    onMoved(instead)
    return { refused: refused.flatMap(({ index }) => batch[index]?.id ?? []), instead }
  })
  return { refused: own.refused + looks.refused }
}
