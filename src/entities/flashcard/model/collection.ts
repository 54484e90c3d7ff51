import type { OwnWrite } from '#contract/own-write'
import type { DueCards } from '#domain/plan/reminder-text'
import type { ReviewFact } from '#domain/review'
import type { StudyClock } from '#domain/scheduling/calendar'
import { offsetAt } from '#domain/scheduling/study-day'
import { zoneHere } from '#domain/wall-time'
import { readUnlessNew, problemOf, type Problem } from '@/shared/api'
import type { Bare, Delivered, DeviceLog } from '@/shared/lib/device-log'
import { cardMediaStream, ownCardsStream } from '../streams/card-streams'
import { createContents, type Contents } from './collection-contents'
import { dueOf, type CollectionState } from './collection-state'
import { storedOn } from './stored-answers'
import type { NewMedium } from './stored-media'
import { createLedger } from './ledger'
import { nothingOwn } from './own-after'
import { fetchDeck, fetchRest, fetchReviews, withOpened } from './server-part'

const storedMedia = () => import('./stored-media')

/** An event of a card; the collection numbers it. */
export type BareReview = Bare<ReviewFact> extends infer F ? (F extends unknown ? Omit<F, 'seq'> : never) : never
export type BareWrite = Bare<OwnWrite>

/** The pupil’s cards and reviews: on this device first, with the server when it can be had. */
export type Collection = {
  read: () => CollectionState
  /** Counts the cards that are to be repeated today, and their minutes, as far as this device knows; new ones do not count. */
  due: (clock: StudyClock) => DueCards
  subscribe: (listener: () => void) => () => void
  /** Asks the server; what the device knows is there before that. */
  refresh: () => Promise<void>
  /** Resolves when the fact is written down; it reaches the server in its own time. */
  state: (fact: BareReview) => Promise<ReviewFact>
  /** The same for many at once: all are written down, or none. */
  stateAll: (facts: readonly BareReview[]) => Promise<void>
  write: (...changes: BareWrite[]) => Promise<void>
  /** Has pictures and sounds on the device alone, for a card that may still be dropped. */
  keepMedia: (media: readonly NewMedium[]) => Promise<void>
  /** Lets pictures and sounds of this device reach the server, in their own time. */
  offerMedia: (ids: readonly string[]) => Promise<void>
  /** Pictures and sounds by their ids, from the device or the server; what neither has is left out. Rejects where the server cannot be asked. */
  findMedia: (ids: readonly string[]) => Promise<ReadonlyMap<string, Blob>>
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
  const contents = createContents(log)
  const { reviews, writes, publish, readLogs } = contents
  const inTurn = createTurns()
  const refresh = refresherOf(contents, log)
  const openDeck = (id: string) => addDeck(contents, id)
  const heed = async ({ refused, instead = [] }: Delivered) => {
    contents.ledger.take(instead as ReviewFact[])
    publish({ ...(await readLogs()), refused: contents.read().refused + refused })
  }
  const renew = async () => {
    contents.ledger = createLedger()
    contents.server = { ...contents.server, own: nothingOwn }
    await contents.readDevice()
    if (contents.isHeard()) await refresh()
  }
  await contents.readDevice()
  return {
    read: contents.read,
    due: (clock) => dueOf(contents.read(), clock),
    subscribe: contents.subscribe,
    refresh: () => inTurn(refresh),
    state: async (bare) => {
      const at = now()
      const [fact] = await reviews.append([{ ...placed(bare, at), seq: contents.ledger.nextSeq() }], { at })
      if (!fact) throw new Error('The log has taken nothing')
      contents.ledger.take([fact])
      publish({ waiting: contents.read().waiting + 1 })
      const isSafe = await reviews.isSafe()
      if (isSafe !== contents.read().isSafe) publish({ isSafe })
      if (fact.kind === 'deck.set') void openDeck(fact.deck).catch((error: unknown) => publish({ problem: problemOf(error) }))
      return fact
    },
    stateAll: async (bare) => {
      const [at, seq] = [now(), contents.ledger.nextSeq()]
      const facts = bare.map((fact, index) => ({ ...placed(fact, at), seq: seq + index }))
      contents.ledger.take(await reviews.append(facts, { at }))
      publish({ ...(await readLogs()), isSafe: await reviews.isSafe() })
    },
    write: async (...changes) => {
      await writes.append(changes, { at: now() })
      publish(await readLogs())
    },
    keepMedia: async (media) => (await storedMedia()).storeMedia(log.documents, media),
    offerMedia: async (ids) => {
      await log.of(cardMediaStream).append(
        ids.map((medium) => ({ medium })),
        { at: now() },
      )
    },
    findMedia: async (ids) => (await storedMedia()).findMedia(log.documents, ids),
    openDeck,
    heed: (delivered) => inTurn(() => heed(delivered)),
    hear: () => inTurn(contents.readDevice),
    renew: () => inTurn(renew),
  }
}

/** A look says what the clock on the wall showed: its day of study is that of the learner, wherever the log is read. */
const placed = (bare: BareReview, at: number): BareReview => ('grade' in bare ? { ...bare, offset: offsetAt(at, zoneHere()) } : bare)

/** Loads changes from the server; writes and decks opened meanwhile win over its answer. */
function refresherOf(contents: Contents, log: DeviceLog): () => Promise<void> {
  const { reviews, writes, publish, readLogs } = contents
  let writings = 0
  log.subscribe((stream) => (writings += Number(stream === ownCardsStream.name)))
  return async () => {
    if (contents.read().phase === 'failed') publish({ phase: 'opening' })
    let problem: Problem | null = null
    const owner = log.owners.current()
    const own = storedOn(log.documents, owner)
    const before = writings
    const isOwing = (await writes.waiting()).length > 0
    const news = await readUnlessNew(() => fetchReviews(own, reviews, owner), []).catch(
      (error: unknown) => ((problem = problemOf(error)), []),
    )
    contents.ledger.take(news)
    const { found, failure } = await fetchRest(own, contents.server, {
      isChosen: (deck) => contents.ledger.book().settings.decks.has(deck),
      // The answer of the server to a write is newer than this.
      isOvertaken: () => isOwing || writings !== before,
    })
    contents.server = withOpened(contents.server, found)
    if (failure !== undefined) problem = problemOf(failure)
    publish({ phase: found.summaries.length > 0 ? 'ready' : 'failed', ...(await readLogs()), problem })
    const { cards } = found.own
    if (cards.some(({ media }) => media))
      void storedMedia()
        .then((it) => it.fetchAhead(log.documents, cards))
        .catch(() => undefined)
  }
}

/** Has the cards of a deck that the server knows; those of its present version are asked for once. */
async function addDeck(contents: Contents, id: string): Promise<void> {
  const { summaries, lists } = contents.server
  const summary = summaries.find((deck) => deck.id === id)
  if (!summary || lists.some((list) => list.id === id && list.version === summary.version)) return
  const deck = await fetchDeck(contents.stored, id)
  contents.server = { ...contents.server, lists: [...contents.server.lists.filter((list) => list.id !== id), deck] }
  contents.publish(await contents.readLogs())
}

/** Lets one act follow the end of another: an answer of the server must not overtake what was delivered while it was on its way. */
function createTurns(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (act) => {
    const next = last.then(act, act)
    last = next
    return next
  }
}
