import { cardStreams, openCollection, type Collection, type Flashcards } from '@/entities/flashcard'
import { loadedOnce } from '@/shared/lib/deferred'
import type { ServerClock } from '@/shared/lib/device-log'
import type { Log } from './start-log'

export type Cards = {
  flashcards: Flashcards
  /** Does something with the cards if they are being looked at. */
  withCards: (act: (collection: Collection) => Promise<void>) => void
}

/** Flashcards: what a page knows of them, told of what is delivered and of what other tabs do. */
export function startCards({ log, onDelivered }: Pick<Log, 'log' | 'onDelivered'>, clock: ServerClock): Cards {
  const streams: readonly string[] = Object.values(cardStreams)
  let isOpen = false
  const open = loadedOnce(async () => {
    const collection = await openCollection(log, clock.now)
    isOpen = true
    onDelivered((stream, delivery) => void (streams.includes(stream) && collection.heed(delivery)))
    log.subscribe((stream, isElsewhere) => void (isElsewhere && streams.includes(stream) && collection.hear()))
    return collection
  })
  return { flashcards: { open }, withCards: (act) => void (isOpen && open().then(act).catch(console.error)) }
}
