import { createActor, fromPromise } from 'xstate'
import { openCollection, type Flashcards } from '@/entities/flashcard'
import { outboxMachine, type Outbox, type ServerClock } from '@/entities/survey'
import { loadedOnce } from '@/shared/lib/deferred'
import { inspection } from '@/shared/lib/inspection'
import type { LocalStore } from '@/shared/lib/local-store'
import { openTabs } from './tabs'

/** Marks that let a page without cards know whether to fetch their code: cards of a visitor lie here, something of theirs waits. */
const marks = { here: 'cards_here', waiting: 'cards_waiting' }

export type Cards = {
  flashcards: Flashcards
  cardOutbox: Outbox
  /** The network is back: what other devices did is asked for, if cards are being looked at. */
  refreshCards: () => void
  /** The next visitor of this browser is someone else. */
  forgetCards: () => void
}

/** Flashcards: their log and an outbox of their own. */
export function startCards(clock: ServerClock, store: LocalStore): Cards {
  const tabs = openTabs(() => new BroadcastChannel('skladu:cards'))
  let isOpen = false
  const wake = () => cardOutbox.send({ type: 'outbox.wake' })
  const open = loadedOnce(async () => {
    const markAndWake = () => {
      store.write(marks.waiting, 'yes')
      wake()
    }
    const collection = await openCollection({ now: clock.now, sync: clock.sync, wake: markAndWake, knock: tabs.knock })
    isOpen = true
    store.write(marks.here, 'yes')
    tabs.onKnock(() => void collection.hear())
    return collection
  })
  const deliver = fromPromise(async () => {
    if (store.read(marks.waiting) === null) return { refused: 0 }
    const collection = await open()
    const delivery = await collection.deliver()
    if (collection.read().waiting === 0) store.remove(marks.waiting)
    return delivery
  })
  const cardOutbox = createActor(outboxMachine.provide({ actors: { deliver } }), { id: 'cardOutbox', ...inspection() })
  return {
    flashcards: { open },
    cardOutbox,
    refreshCards: () => void (isOpen && open().then((collection) => collection.refresh())),
    forgetCards: () => {
      if (!isOpen && store.read(marks.here) === null) return
      void open().then((collection) => collection.forget().then(wake), console.error)
    },
  }
}
