import { replayReviews } from '#contract/scheduling/replay'
import type { OwnWrite } from '#contract/own-card'
import type { ReviewFact } from '#contract/review'
import { problemOf, type Problem } from '@/shared/api'
import type { Bare, Delivered, DeviceLog } from '@/shared/lib/device-log'
import { ownCardsStream, reviewsStream } from './card-streams'
import type { CollectionState } from './collection-state'
import { keptOn } from './kept'
import { createLedger } from './ledger'
import { libraryOf } from './library'
import { nothingOwn, ownAfter } from './own-after'
import { fetchDeck, fetchRest, fetchReviews, readKept, readKeptOwn, type ServerPart } from './server-part'

/** What happened to a card; the collection numbers it. */
export type BareReview = Bare<ReviewFact> extends infer F ? (F extends unknown ? Omit<F, 'seq'> : never) : never
export type BareWrite = Bare<OwnWrite>

/** The pupil’s cards and reviews: on this device first, with the server when it can be had. */
export type Collection = {
  read: () => CollectionState
  subscribe: (listener: () => void) => () => void
  /** Asks the server; what the device knows is there before that. */
  refresh: () => Promise<void>
  /** Resolves when the fact is written down; it reaches the server in its own time. */
  state: (fact: BareReview) => Promise<ReviewFact>
  write: (...changes: BareWrite[]) => Promise<void>
  /** Has the cards of a deck of theory on the device; rejects where they cannot be had. */
  openDeck: (id: string) => Promise<void>
  /** Facts of cards were delivered, or could not be. */
  heed: (delivered: Delivered) => Promise<void>
  /** Another tab has written something down. */
  hear: () => Promise<void>
  /** Somebody else is here now, or the same visitor under an account. */
  renew: () => Promise<void>
}

export async function createCollection(log: DeviceLog, now: () => number): Promise<Collection> {
  const [reviews, writes, kept] = [log.of(reviewsStream), log.of(ownCardsStream), keptOn(log.documents)]
  const listeners = new Set<() => void>()
  let ledger = createLedger()
  let server: ServerPart = { summaries: [], lists: [], own: nothingOwn }
  let state: CollectionState = {
    ...libraryOf([], [], nothingOwn),
    phase: 'opening',
    book: replayReviews([]),
    own: nothingOwn,
    waiting: 0,
    isSafe: true,
    problem: null,
    refused: 0,
  }
  const publish = (patch: Partial<CollectionState>) => {
    state = { ...state, ...patch, book: ledger.book() }
    listeners.forEach((listener) => listener())
  }
  const readLogs = async (): Promise<Partial<CollectionState>> => {
    const changes = (await writes.waiting()).map(({ fact }) => fact)
    const looks = await reviews.waiting()
    const own = ownAfter(server.own, changes)
    const isSafe = (await reviews.isSafe()) && (await writes.isSafe())
    return { ...libraryOf(server.summaries, server.lists, own), own, waiting: changes.length + looks.length, isSafe }
  }
  const readDevice = async () => {
    server = await readKept(kept)
    ledger.take(await reviews.all())
    publish({ phase: server.summaries.length > 0 ? 'ready' : state.phase, ...(await readLogs()) })
  }
  let writings = 0
  log.subscribe((stream) => (writings += Number(stream === ownCardsStream.name)))
  const refresh = async () => {
    if (state.phase === 'failed') publish({ phase: 'opening' })
    let problem: Problem | null = null
    const owner = log.owners.current()
    const own = keptOn(log.documents, owner)
    const before = writings
    const isOwing = (await writes.waiting()).length > 0
    const news = await fetchReviews(own, reviews, owner).catch((error: unknown) => ((problem = problemOf(error)), []))
    ledger.take(news)
    const { found, failure } = await fetchRest(own, server, {
      isChosen: (deck) => ledger.book().settings.decks.has(deck),
      // What the server answers to a write is newer than this.
      isOvertaken: () => isOwing || writings !== before,
    })
    // A deck may have been opened meanwhile.
    const others = server.lists.filter(({ id }) => found.lists.every((list) => list.id !== id))
    server = { ...found, lists: [...others, ...found.lists] }
    if (failure !== undefined) problem = problemOf(failure)
    publish({ phase: server.summaries.length > 0 ? 'ready' : 'failed', ...(await readLogs()), problem })
  }
  const openDeck = async (id: string) => {
    const summary = server.summaries.find((deck) => deck.id === id)
    if (!summary || server.lists.some((list) => list.id === id && list.version === summary.version)) return
    const deck = await fetchDeck(kept, id)
    server = { ...server, lists: [...server.lists.filter((list) => list.id !== id), deck] }
    publish(await readLogs())
  }
  const heed = async ({ refused, instead = [] }: Delivered) => {
    ledger.take(instead as ReviewFact[])
    server = { ...server, own: await readKeptOwn(kept) }
    publish({ ...(await readLogs()), refused: state.refused + refused })
  }
  const renew = async () => {
    ledger = createLedger()
    server = { ...server, own: nothingOwn }
    await readDevice()
    if (listeners.size > 0) await refresh()
  }
  // An answer of the server must not overtake what was delivered while it was on its way.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.then(act, act)
    last = next
    return next
  }
  await readDevice()
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    refresh: () => inTurn(refresh),
    state: async (bare) => {
      const [fact] = await reviews.append([{ ...bare, seq: ledger.nextSeq() }], { at: now() })
      if (!fact) throw new Error('The log has taken nothing')
      ledger.take([fact])
      publish({ waiting: state.waiting + 1, isSafe: await reviews.isSafe() })
      if (fact.kind === 'deck.set') void openDeck(fact.deck).catch((error: unknown) => publish({ problem: problemOf(error) }))
      return fact
    },
    write: async (...changes) => {
      for (const [place, change] of changes.entries()) await writes.append([change], { at: now() + place })
      publish(await readLogs())
    },
    openDeck,
    heed: (delivered) => inTurn(() => heed(delivered)),
    hear: () => inTurn(readDevice),
    renew: () => inTurn(renew),
  }
}
