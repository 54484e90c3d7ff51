import { replayReviews } from '#contract/scheduling/replay'
import type { OwnWrite } from '#contract/own-card'
import type { ReviewFact } from '#contract/review'
import { problemOf, type Problem } from '@/shared/api'
import type { Bare, FactLog } from '@/shared/lib/fact-log'
import type { CollectionState } from './collection-state'
import { deliverCards } from './deliver-cards'
import type { Kept } from './kept'
import { createLedger } from './ledger'
import { libraryOf } from './library'
import { nothingOwn, ownAfter } from './own-after'
import { fetchDeck, fetchRest, fetchReviews, forgetOwn, readKept, readKeptOwn, type ServerPart } from './server-part'

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
  deliver: () => Promise<{ refused: number }>
  /** Another tab has written something down. */
  hear: () => Promise<void>
  /** The next visitor of this browser is someone else. */
  forget: () => Promise<void>
}

type CollectionParts = {
  kept: Kept
  reviews: FactLog<ReviewFact>
  writes: FactLog<OwnWrite>
  /** ms since the epoch by the server’s clock, and what sets it. */
  now: () => number
  sync: (serverNow: string) => void
  /** Something waits to be delivered. */
  wake: () => void
  /** Tells other tabs. */
  knock: () => void
}

export async function createCollection(means: CollectionParts): Promise<Collection> {
  const { kept, reviews, writes, now, wake, knock } = means
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
    const changes = await writes.waiting()
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
  const refresh = async () => {
    if (state.phase === 'failed') publish({ phase: 'opening' })
    let problem: Problem | null = null
    const news = await fetchReviews(kept, reviews).catch((error: unknown) => ((problem = problemOf(error)), []))
    ledger.take(news)
    const { found, failure } = await fetchRest(kept, server, (deck) => ledger.book().settings.decks.has(deck))
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
  const deliver = async () => {
    const hasChanges = (await writes.waiting()).length > 0
    const { refused } = await deliverCards(means, (moved) => ledger.take(moved))
    if (hasChanges) server = { ...server, own: await readKeptOwn(kept) }
    const logs = await readLogs()
    const { waiting, isSafe } = logs
    publish({ ...(hasChanges ? logs : { waiting, isSafe }), refused: state.refused + refused })
    return { refused }
  }
  const forget = async () => {
    await Promise.all([reviews.forget(), writes.forget(), forgetOwn(kept)])
    await Promise.all([reviews.revive(), writes.revive()])
    ledger = createLedger()
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
      const fact = await reviews.append({ ...bare, seq: ledger.nextSeq() }, now())
      ledger.take([fact])
      publish({ waiting: state.waiting + 1, isSafe: await reviews.isSafe() })
      wake()
      knock()
      if (fact.kind === 'deck.set') void openDeck(fact.deck).catch((error: unknown) => publish({ problem: problemOf(error) }))
      return fact
    },
    write: async (...changes) => {
      for (const [place, change] of changes.entries()) await writes.append(change, now() + place)
      publish(await readLogs())
      wake()
      knock()
    },
    openDeck,
    deliver: () => inTurn(deliver),
    hear: () => inTurn(readDevice),
    forget: () => inTurn(forget),
  }
}
