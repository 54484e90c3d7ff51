import { mistakesDeck, type Deck, type DeckSummary } from '#domain/flashcard'
import type { OwnCards } from '#contract/own-card'
import type { ReviewFact } from '#domain/review'
import { readUnlessNew } from '@/shared/api'
import type { StreamLog } from '@/shared/lib/device-log'
import { listDecks, readDeck } from '../api/deck-calls'
import { readOwn } from '../api/own-calls'
import { readReviews } from '../api/review-calls'
import type { StoredAnswers } from './stored-answers'
import { nothingOwn } from './own-after'

/** The decks and own cards as the server last gave them. Names that begin with `own.` belong to the visitor. */
export type ServerPart = { summaries: DeckSummary[]; lists: Deck[]; own: OwnCards }

const names = {
  decks: 'public.decks',
  deck: (id: string) => `public.deck.${id}`,
  mistakes: 'own.mistakes',
  own: 'own.cards',
  since: 'own.since',
}

export const keepOwn = (stored: StoredAnswers, own: OwnCards): Promise<void> => stored.write(names.own, own)

export async function readStored(stored: StoredAnswers): Promise<ServerPart> {
  const summaries = ((await stored.read(names.decks)) as DeckSummary[] | undefined) ?? []
  const lists = await Promise.all([names.mistakes, ...summaries.map(({ id }) => names.deck(id))].map((name) => stored.read(name)))
  const own = await readStoredOwn(stored)
  return { summaries, lists: lists.filter((list): list is Deck => list !== undefined), own }
}

/** Adds to what was fetched the decks of theory that the pupil opened meanwhile; they win over a list of an older version. */
export function withOpened(now: ServerPart, found: ServerPart): ServerPart {
  const isCurrent = ({ id, version }: Deck) => found.summaries.some((deck) => deck.id === id && deck.version === version)
  const isFound = ({ id }: Deck) => found.lists.some((list) => list.id === id)
  const opened = now.lists.filter((list) => list.id !== mistakesDeck && (isCurrent(list) || !isFound(list)))
  return { ...found, lists: [...opened, ...found.lists.filter(({ id }) => opened.every((list) => list.id !== id))] }
}

export const readStoredOwn = async (stored: StoredAnswers): Promise<OwnCards> =>
  ((await stored.read(names.own)) as OwnCards | undefined) ?? nothingOwn

/** The cards of a deck of theory, kept for later. */
export async function fetchDeck(stored: StoredAnswers, id: string): Promise<Deck> {
  const deck = await readDeck(id)
  await stored.write(names.deck(id), deck)
  return deck
}

/** Takes over reviews that other devices have sent, and gives those that were news. */
export async function fetchReviews(stored: StoredAnswers, log: StreamLog<ReviewFact>, owner: string): Promise<ReviewFact[]> {
  const found: ReviewFact[] = []
  let since = ((await stored.read(names.since)) as string | undefined) ?? null
  for (;;) {
    const { facts, next, isMore } = await readReviews(since)
    const waiting = new Set((await log.waiting()).map(({ fact }) => fact.id))
    const news = facts.filter(({ id }) => !waiting.has(id))
    await log.learn(news, '', owner)
    await stored.write(names.since, next)
    found.push(...news)
    if (!isMore || next === since) return found
    since = next
  }
}

/**
 * Asks for everything else: decks that were chosen come with their cards, unless the device has that version. What fails stays as it was,
 * and the first failure is told beside the rest.
 */
export async function fetchRest(
  stored: StoredAnswers,
  known: ServerPart,
  { isChosen, isOvertaken }: { isChosen: (deck: string) => boolean; isOvertaken: () => boolean },
): Promise<{ found: ServerPart; failure: unknown }> {
  const found = { ...known }
  const put = (deck: Deck) => (found.lists = [...found.lists.filter(({ id }) => id !== deck.id), deck])
  const isHere = ({ id, version }: DeckSummary) => found.lists.some((list) => list.id === id && list.version === version)
  const tries = await Promise.allSettled([
    listDecks().then(async (decks) => {
      found.summaries = decks
      await stored.write(names.decks, decks)
      await Promise.all(decks.filter((deck) => isChosen(deck.id) && !isHere(deck)).map(async ({ id }) => put(await fetchDeck(stored, id))))
    }),
    readUnlessNew(async () => {
      const deck = await readDeck(mistakesDeck)
      put(deck)
      await stored.write(names.mistakes, deck)
    }, undefined),
    readUnlessNew(async () => {
      const own = await readOwn()
      if (isOvertaken() && (await readStoredOwn(stored)) !== nothingOwn) return
      found.own = own
      await keepOwn(stored, own)
    }, undefined),
  ])
  return { found, failure: tries.find((each) => each.status === 'rejected')?.reason }
}
