import { looseDeck, mistakesDeck } from '#domain/flashcard'
import { Problem } from '../../base/problem.ts'
import type { Db } from '../../store/store.ts'
import { readMistakesDeck } from './mistakes-deck.ts'
import { readOwnCards } from './own-cards.ts'
import type { TableDecks } from '../../content/table-decks.ts'
import { writtenCard, type WrittenCard } from './written-card.ts'

type Written = { title: string; cards: WrittenCard[] }
type Holder = { userId: string; isAnonymous: boolean }

/** A deck in words, as this visitor may have it: of theory, of mistakes, or an own one. Throws 404 for any other, somebody else’s too. */
export async function findWrittenDeck(db: Db, { decks }: TableDecks, holder: Holder, id: string, now: Date): Promise<Written> {
  const deck = id === mistakesDeck ? await readMistakesDeck(db, holder.userId, now) : decks.get(id)
  if (deck) return { title: deck.title, cards: deck.list.map(writtenCard) }
  const own = await readOwnCards(db, holder)
  const title = id === looseDeck ? 'Мої картки' : own.decks.find((each) => each.id === id)?.title
  if (title === undefined) throw noDeck()
  return { title, cards: own.cards.filter((card) => card.deck === id) }
}

export const noDeck = () => new Problem(404, 'Такої колоди немає')
