import type { OwnWrite } from '#contract/own-write'
import type { ReviewFact } from '#domain/review'
import type { Stream } from '@/shared/lib/device-log'
import type { MediumFact } from '../model/send-media'
import { cardStreams, mediumKey } from './stream-names'

const sendMedia = () => import('../model/send-media')

/** The stream of pictures and sounds; their bytes lie beside it. */
export const cardMediaStream: Stream<MediumFact> = {
  name: cardStreams.media,
  words: ['файл картки', 'файли карток', 'файлів карток'],
  schema: async () => (await sendMedia()).mediumFactSchema,
  afterwards: 'goes',
  restsOn: ({ medium }) => mediumKey(medium),
  send: async (facts, destination) => (await sendMedia()).sendCardMedia(facts, destination),
}

/** The stream of what a visitor does to own cards. */
export const ownCardsStream: Stream<OwnWrite> = {
  name: cardStreams.own,
  words: ['зміна в картках', 'зміни в картках', 'змін у картках'],
  schema: async () => (await import('#contract/own-write')).ownWriteSchema,
  // The answer of the server includes the writes that have arrived.
  afterwards: 'goes',
  send: async (writes, { owner, documents }) => {
    const [{ sendWrites }, { keepOwn, readStoredOwn }, { storedOn }, { ownWith }] = await Promise.all([
      import('../api/own-calls'),
      import('../model/server-part'),
      import('../model/stored-answers'),
      import('../model/own-after'),
    ])
    const stored = storedOn(documents, owner)
    const before = await readStoredOwn(stored)
    // What an earlier build has stored tells no version: then everything is asked for.
    await keepOwn(stored, ownWith(before, await sendWrites(writes, owner, before.version ?? '-')))
    return {}
  },
}

/** Reviews: one may be of a card that the server does not know yet. */
export const reviewsStream: Stream<ReviewFact> = {
  name: cardStreams.reviews,
  words: ['повторення', 'повторення', 'повторень'],
  schema: async () => (await import('#domain/review')).reviewFactSchema,
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
