import type { ReviewFact } from '#domain/review'
import { inOrderOfTime, replayReviews, type ReviewBook } from '#domain/scheduling/replay'
import { foldSettings } from '#domain/scheduling/settings'

/** The log of reviews with what follows from it. A further fact replays its own card alone, so that a long history costs nothing per grade. */
export type Ledger = {
  /** Takes facts in whatever order and however often. @returns whether any was news. */
  take: (facts: readonly ReviewFact[]) => boolean
  book: () => ReviewBook
  /** The number for the next fact of this device. */
  nextSeq: () => number
}

/** More than so many at once are replayed together with all others. */
const few = 50

export function createLedger(): Ledger {
  const facts = new Map<string, ReviewFact>()
  const byCard = new Map<string, ReviewFact[]>()
  const undone = new Set<string>()
  let book = replayReviews([])
  let seq = 0

  const replayAll = () => {
    byCard.clear()
    for (const fact of facts.values()) place(fact)
    book = replayReviews([...facts.values()])
  }
  const replaySome = (fresh: readonly ReviewFact[]) => {
    const touched = new Set(fresh.flatMap((fact) => place(fact) ?? []))
    const again = replayReviews([...touched].flatMap((card) => byCard.get(card) ?? []))
    const memories = new Map(book.memories)
    for (const card of touched) memories.delete(card)
    for (const [card, memory] of again.memories) memories.set(card, memory)
    const others = book.reviews.filter(({ card }) => !touched.has(card))
    const reviews = [...others, ...again.reviews].toSorted((a, b) => a.at - b.at)
    const settings = fresh.some(isSetting) ? foldSettings(inOrderOfTime([...facts.values()].filter(isSetting))) : book.settings
    book = { memories, reviews, settings }
  }
  /** @returns the card that the fact is about. */
  function place(fact: ReviewFact): string | null {
    const about = fact.kind === 'review.undone' ? facts.get(fact.of) : fact
    if (!about || !('card' in about)) return null
    byCard.set(about.card, [...(byCard.get(about.card) ?? []), fact])
    return about.card
  }
  /** Its time was mended, it undoes what has not come yet, or was undone before it came: other facts must be looked at too. */
  const reachesFar = (fact: ReviewFact): boolean =>
    facts.has(fact.id) || undone.has(fact.id) || (fact.kind === 'review.undone' && !facts.has(fact.of))

  return {
    take: (given) => {
      const fresh = given.filter((fact) => facts.get(fact.id)?.at !== fact.at)
      if (fresh.length === 0) return false
      const isAll = fresh.length > few || fresh.some(reachesFar)
      for (const fact of fresh) {
        facts.set(fact.id, fact)
        if (fact.kind === 'review.undone') undone.add(fact.of)
        seq = Math.max(seq, fact.seq)
      }
      if (isAll) replayAll()
      else replaySome(fresh)
      return true
    },
    book: () => book,
    nextSeq: () => seq + 1,
  }
}

const isSetting = ({ kind }: ReviewFact): boolean => kind === 'study.set' || kind === 'deck.set'
