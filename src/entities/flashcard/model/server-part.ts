import { mistakesDeck, type Deck, type DeckSummary } from '#contract/flashcard'
import type { OwnCards } from '#contract/own-card'
import type { ReviewFact } from '#contract/review'
import type { FactLog } from '@/shared/lib/fact-log'
import { listDecks, readDeck } from '../api/deck-calls'
import { readOwn } from '../api/own-calls'
import { readReviews } from '../api/review-calls'
import type { Kept } from './kept'
import { nothingOwn } from './own-after'

/** What the server said of decks and of own cards, as this device keeps it. Names that begin with `own.` belong to the visitor. */
export type ServerPart = { summaries: DeckSummary[]; lists: Deck[]; own: OwnCards }

const names = {
  decks: 'public.decks',
  deck: (id: string) => `public.deck.${id}`,
  mistakes: 'own.mistakes',
  own: 'own.cards',
  since: 'own.since',
}

export const keepOwn = (kept: Kept, own: OwnCards): Promise<void> => kept.write(names.own, own)
export const forgetOwn = (kept: Kept): Promise<void> => kept.drop('own.')

export async function readKept(kept: Kept): Promise<ServerPart> {
  const summaries = ((await kept.read(names.decks)) as DeckSummary[] | undefined) ?? []
  const lists = await Promise.all([names.mistakes, ...summaries.map(({ id }) => names.deck(id))].map((name) => kept.read(name)))
  const own = (await kept.read(names.own)) as OwnCards | undefined
  return { summaries, lists: lists.filter((list): list is Deck => list !== undefined), own: own ?? nothingOwn }
}

/** The cards of a deck, from the device where its version is there. */
export async function fetchDeck(kept: Kept, id: string, version: string | null): Promise<Deck> {
  const known = (await kept.read(names.deck(id))) as Deck | undefined
  if (known && (version === null || known.version === version)) return known
  const deck = await readDeck(id)
  await kept.write(names.deck(id), deck)
  return deck
}

/** Takes over reviews that other devices have sent. */
export async function fetchReviews(kept: Kept, log: FactLog<ReviewFact>): Promise<void> {
  let since = ((await kept.read(names.since)) as string | undefined) ?? null
  for (;;) {
    const { facts, next, isMore } = await readReviews(since)
    const waiting = new Set((await log.waiting()).map(({ id }) => id))
    await log.learn(facts.filter(({ id }) => !waiting.has(id)))
    await kept.write(names.since, next)
    if (!isMore || next === since) return
    since = next
  }
}

/** Asks for everything else. What fails leaves the rest standing; the first failure is thrown at the end. */
export async function fetchRest(kept: Kept, isChosen: (deck: string) => boolean): Promise<void> {
  const tries = await Promise.allSettled([
    listDecks().then(async (decks) => {
      await kept.write(names.decks, decks)
      await Promise.all(decks.filter(({ id }) => isChosen(id)).map(({ id, version }) => fetchDeck(kept, id, version)))
    }),
    readDeck(mistakesDeck).then((deck) => kept.write(names.mistakes, deck)),
    readOwn().then((own) => keepOwn(kept, own)),
  ])
  for (const each of tries) if (each.status === 'rejected') throw each.reason
}
