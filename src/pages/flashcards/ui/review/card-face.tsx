import type { RefObject } from 'react'
import type { DeckSummary, Flashcard } from '#contract/flashcard'
import { reviewLook } from 'styled-system/recipes'
import { Figure } from '@/shared/ui/figure'
import { RichText } from '@/shared/ui/rich-text'

const look = reviewLook()

type CardFaceProps = {
  card: Flashcard
  isShown: boolean
  decks: readonly DeckSummary[]
  /** Takes the focus when the answer is shown. */
  backRef: RefObject<HTMLDivElement | null>
}

/** The question on its card, with the answer under it once it is shown. */
export function CardFace({ card, isShown, decks, backRef }: CardFaceProps) {
  const deck = decks.find(({ id }) => id === card.deck)
  return (
    <article className={look.card}>
      <p className={look.cardDeck}>{[deck?.subject?.title, deck?.title].filter(Boolean).join(' · ')}</p>
      <div className={look.cardFront}>
        {card.hint && <p className={look.cardHint}>{card.hint}</p>}
        <RichText blocks={card.front} />
        {card.figure && <Figure figure={card.figure} />}
      </div>
      {isShown && (
        <div ref={backRef} tabIndex={-1} role="group" aria-label="Відповідь" className={look.cardBack}>
          <RichText blocks={card.back} />
        </div>
      )}
    </article>
  )
}
