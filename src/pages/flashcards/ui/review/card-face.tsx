import { useRef, type RefObject } from 'react'
import type { DeckSummary, Flashcard } from '#domain/flashcard'
import type { OwnCard } from '#domain/own-card'
import type { Grade } from '#domain/review'
import { reviewLook } from 'styled-system/recipes'
import { ReadAloud } from '@/features/read-aloud'
import { Figure } from '@/shared/ui/figure'
import { RichText } from '@/shared/ui/rich-text'
import type { Collection } from '@/entities/flashcard'
import { gapNumber } from '../../model/gap-number'
import { CardMedia } from '../media/card-media'
import { useCardGestures } from './use-card-gestures'

const look = reviewLook()

type CardFaceProps = {
  card: Flashcard
  collection: Collection
  /** The own card that this one was made of. */
  own: OwnCard | null
  isShown: boolean
  /** A grade is being written down. */
  isBusy: boolean
  decks: readonly DeckSummary[]
  /** Takes the focus when the answer is shown. */
  backRef: RefObject<HTMLDivElement | null>
  onShow: () => void
  onGrade: (grade: Grade) => void
}

/** The question on its card; the answer unfolds under it by a tap. Dragged to the right the card is recalled, to the left it comes again. */
export function CardFace({ card, collection, own, isShown, isBusy, decks, backRef, onShow, onGrade }: CardFaceProps) {
  const face = useRef<HTMLElement>(null)
  useCardGestures(face, {
    isBusy,
    onTap: () => !isShown && onShow(),
    onSwipe: (way) => (isShown ? onGrade(way === 'right' ? 3 : 1) : onShow()),
  })
  const deck = decks.find(({ id }) => id === card.deck)
  return (
    <article ref={face} className={look.card} data-shown={isShown || undefined}>
      <p className={look.cardDeck}>{[deck?.subject?.title, deck?.title].filter(Boolean).join(' · ')}</p>
      <div className={look.cardFront}>
        {card.hint && <p className={look.cardHint}>{card.hint}</p>}
        <RichText blocks={card.front} />
        {card.figure && <Figure figure={card.figure} />}
        {own && <CardMedia collection={collection} card={own} side="front" asked={gapNumber(card.id)} isShown={isShown} />}
        <ReadAloud blocks={card.front} />
      </div>
      {isShown && (
        <div ref={backRef} tabIndex={-1} role="group" aria-label="Відповідь" className={look.cardBack}>
          <RichText blocks={card.back} />
          {own && <CardMedia collection={collection} card={own} side="back" />}
          <ReadAloud blocks={card.back} />
        </div>
      )}
    </article>
  )
}
