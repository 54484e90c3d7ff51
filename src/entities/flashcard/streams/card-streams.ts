import type { OwnWrite } from '#contract/own-card'
import type { ReviewFact } from '#contract/review'
import type { Stream } from '@/shared/lib/device-log'
import { cardStreams } from './stream-names'

/** The stream of what a visitor does to own cards. */
export const ownCardsStream: Stream<OwnWrite> = {
  name: cardStreams.own,
  words: ['зміна в картках', 'зміни в картках', 'змін у картках'],
  schema: async () => (await import('#contract/own-card')).ownWriteSchema,
  // The answer of the server includes the writes that have arrived.
  afterwards: 'goes',
  send: async (writes, { owner, documents }) => {
    const [{ sendWrites }, { keepOwn }, { storedOn }] = await Promise.all([
      import('../api/own-calls'),
      import('../model/server-part'),
      import('../model/stored-answers'),
    ])
    await keepOwn(storedOn(documents, owner), await sendWrites(writes, owner))
    return {}
  },
}

/** Reviews: one may be of a card that the server does not know yet. */
export const reviewsStream: Stream<ReviewFact> = {
  name: cardStreams.reviews,
  words: ['повторення', 'повторення', 'повторень'],
  schema: async () => (await import('#contract/review')).reviewFactSchema,
  after: ownCardsStream.name,
  send: async (batch, { owner, sync }) => {
    const { sendReviews } = await import('../api/review-calls')
    const { refused, moved, serverNow } = await sendReviews(batch, owner)
    sync(serverNow)
    const times = new Map(moved.map(({ id, at }) => [id, at]))
    const instead = batch.flatMap((fact) => (times.has(fact.id) ? { ...fact, at: times.get(fact.id) ?? fact.at } : []))
    return { refused: refused.flatMap(({ index }) => batch[index]?.id ?? []), instead }
  },
}
