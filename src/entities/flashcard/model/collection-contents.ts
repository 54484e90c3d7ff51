import { replayReviews } from '#domain/scheduling/replay'
import type { DeviceLog } from '@/shared/lib/device-log'
import { ownCardsStream, reviewsStream } from '../streams/card-streams'
import type { CollectionState } from './collection-state'
import { storedOn } from './stored-answers'
import { createLedger } from './ledger'
import { libraryOf } from './library'
import { nothingOwn, ownAfter } from './own-after'
import { readStored, readStoredOwn, withOpened, type ServerPart } from './server-part'

/** The content of the collection. `ledger` and `server` are replaced by who learns something; `publish` tells it to the listeners. */
export type Contents = ReturnType<typeof createContents>

/** Opens the logs of the cards on this device, with nothing read yet. */
export function createContents(log: DeviceLog) {
  const [reviews, writes, stored] = [log.of(reviewsStream), log.of(ownCardsStream), storedOn(log.documents)]
  const listeners = new Set<() => void>()
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
  const contents = {
    reviews,
    writes,
    stored,
    ledger: createLedger(),
    server: { summaries: [], lists: [], own: nothingOwn } as ServerPart,
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isHeard: () => listeners.size > 0,
    publish: (patch: Partial<CollectionState>) => {
      state = { ...state, ...patch, book: contents.ledger.book() }
      listeners.forEach((listener) => listener())
    },
    /** Reads what the device alone knows, and lays it over the part of the server. */
    readLogs: async (): Promise<Partial<CollectionState>> => {
      const changes = (await writes.waiting()).map(({ fact }) => fact)
      const looks = await reviews.waiting()
      // A write leaves the queue only after the server’s answer to it is stored: read that answer.
      const found = await readStoredOwn(stored)
      if (found !== nothingOwn) contents.server = { ...contents.server, own: found }
      const { summaries, lists } = contents.server
      const own = ownAfter(contents.server.own, changes)
      const isSafe = (await reviews.isSafe()) && (await writes.isSafe())
      return { ...libraryOf(summaries, lists, own), own, waiting: changes.length + looks.length, isSafe }
    },
    readDevice: async () => {
      const found = await readStored(stored)
      contents.server = withOpened(contents.server, found)
      contents.ledger.take(await reviews.all())
      contents.publish({ phase: contents.server.summaries.length > 0 ? 'ready' : state.phase, ...(await contents.readLogs()) })
    },
  }
  return contents
}
