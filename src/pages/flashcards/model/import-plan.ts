import { countFlashcards } from '#domain/card-text'
import type { MediumKind } from '#domain/card-media'
import { mediaRooms } from '#domain/medium-type'
import { gapCardId, ownCardLimits } from '#domain/own-card'
import type { ImportedCard, ImportedLearning } from '#domain/imported-card'
import { type OwnCards } from '#contract/own-card'
import type { ReviewBook } from '#domain/scheduling/replay'
import type { BareReview, Collection, NewMedium } from '@/entities/flashcard'
import type { TakenMedia } from './anki-package'
import { entriesOf, ownCardOf, withIds } from './imported-cards'

type Named = { id: string; card: ImportedCard }

/** What an import would do to the cards that are there. */
export type ImportPlan = {
  deck: string
  /** Cards that are not there yet, as many as there is room for, and those that get the pictures they lacked. */
  taken: readonly Named[]
  bare: readonly Named[]
  /** Cards that are there already, each gap and hidden place by itself; and notes that are new and beyond the room. */
  known: number
  beyond: number
  /** Pictures and sounds by their entries in the archive. */
  entries: ReadonlyMap<string, MediumKind>
  /** What was learnt elsewhere of the cards that will be there. */
  histories: readonly BareReview[]
  mediaRoom: number
  before: ReadonlySet<string>
}

type Known = { own: OwnCards; book: ReviewBook }

export function planImport(cards: readonly ImportedCard[], deck: string, { own, book }: Known): ImportPlan {
  const room = Math.max(0, own.limit - own.cards.length)
  const there = new Map(own.cards.map((card) => [card.id, card]))
  const named = withIds(cards, deck)
  const news = named.filter(({ id }) => !there.has(id))
  const taken = news.slice(0, room)
  // A deck that was brought without its pictures gets them now.
  const bare = named.filter(({ id, card }) => there.has(id) && (card.media ?? []).length > 0 && (there.get(id)?.media ?? []).length === 0)
  const kept = new Set([...there.keys(), ...taken.map(({ id }) => id)])
  return {
    deck,
    taken,
    bare,
    known: countCards(named.filter(({ id }) => there.has(id))),
    beyond: news.length - taken.length,
    entries: entriesOf([...taken, ...bare].map(({ card }) => card)),
    histories: named.filter(({ id }) => kept.has(id)).flatMap(({ id, card }) => pastOf(id, card.learnt ?? [], book)),
    mediaRoom: mediaRoomOf(own),
    before: new Set(there.keys()),
  }
}

/** The cards of these notes, each gap and each hidden place by itself. */
export const countCards = (named: readonly Pick<Named, 'card'>[]): number => named.reduce((sum, { card }) => sum + countFlashcards(card), 0)

/** What another program knows of a card, as facts of ours; nothing where the card has been looked at here. */
function pastOf(id: string, learnt: readonly ImportedLearning[], { memories }: ReviewBook): BareReview[] {
  return learnt.flatMap(({ gap, looks, isOff }): BareReview[] => {
    const card = gap === null ? id : gapCardId(id, gap)
    if (memories.has(card)) return []
    return [
      ...(looks.length > 0 ? [{ kind: 'card.learnt' as const, card, looks }] : []),
      ...(isOff ? [{ kind: 'card.suspended' as const, card }] : []),
    ]
  })
}

/** The place for pictures and sounds that is left; a device that has not heard of it reckons with the whole. */
const mediaRoomOf = ({ room, limit }: OwnCards): number =>
  room ? Math.max(0, room.limit - room.bytes) : limit <= ownCardLimits.guest ? mediaRooms.guest : mediaRooms.user

/** What an import did: how many cards are new, what could not be taken of pictures and sounds, and cards that are nothing without them. */
export type Brought = { added: number; media: TakenMedia; bare: number }

type Bringing = {
  file: Blob | null
  takesLearnt: boolean
  /** Hears how many pictures and sounds have been looked at. */
  onCount: (count: number) => void
}
const uuidLength = 36

/**
 * Brings pictures and sounds first, then their cards, then what was learnt: a page closed in between leaves no card without its picture.
 * The same file again does the rest.
 */
export async function bringCards(collection: Collection, plan: ImportPlan, { file, takesLearnt, onCount }: Bringing): Promise<Brought> {
  const { deck, taken, bare, before } = plan
  const media = await bringMedia(collection, plan, file, onCount)
  const changed = [...taken, ...bare]
  const made = changed.flatMap(({ id, card }) => ownCardOf(card, { id, deck, ids: media.ids }) ?? [])
  const isMade = new Set(made.map(({ id }) => id))
  if (made.length > 0) await collection.write(...made.map((card) => ({ kind: 'card.written' as const, card })))
  const there = new Set([...before, ...isMade])
  const past = takesLearnt ? plan.histories.filter((fact) => 'card' in fact && there.has(fact.card.slice(0, uuidLength))) : []
  if (past.length > 0) await collection.stateAll(past)
  const news = changed.filter(({ id }) => isMade.has(id) && !before.has(id))
  return { added: countCards(news), media, bare: countCards(changed.filter(({ id }) => !isMade.has(id))) }
}

async function bringMedia(
  collection: Collection,
  { entries, mediaRoom }: ImportPlan,
  file: Blob | null,
  onCount: (count: number) => void,
): Promise<TakenMedia> {
  if (!file || entries.size === 0) return { ids: new Map(), unfit: 0, beyond: 0, lost: 0 }
  const { takeMedia } = await import('./anki-package')
  const add = (media: readonly NewMedium[]) => collection.keepMedia(media)
  const taken = await takeMedia(file, entries, { room: mediaRoom, add, onCount })
  // All at once and at the end: what is sent meanwhile would take the time of what is read.
  const ids = [...new Set(taken.ids.values())]
  if (ids.length > 0) await collection.offerMedia(ids)
  return taken
}
