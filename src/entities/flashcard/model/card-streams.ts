import type { OwnWrite } from '#contract/own-card'
import type { ReviewFact } from '#contract/review'
import type { Stream } from '@/shared/lib/device-log'

/** The stream of what a visitor does to own cards. */
export const ownCardsStream: Stream<OwnWrite> = {
  name: 'own-cards',
  words: ['зміна в картках', 'зміни в картках', 'змін у картках'],
  schema: async () => (await import('#contract/own-card')).ownWriteSchema,
  // What has arrived is part of what the server answers.
  afterwards: 'goes',
  send: async (writes, { owner, documents }) => {
    const [{ sendWrites }, { keepOwn }, { keptOn }] = await Promise.all([
      import('../api/own-calls'),
      import('./server-part'),
      import('./kept'),
    ])
    await keepOwn(keptOn(documents, owner), await sendWrites(writes, owner))
    return {}
  },
}

/** Reviews: one may be of a card that the server does not know yet. */
export const reviewsStream: Stream<ReviewFact> = {
  name: 'reviews',
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
