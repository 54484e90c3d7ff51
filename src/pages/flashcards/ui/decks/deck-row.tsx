import { Link } from 'wouter'
import type { DeckSummary } from '#domain/flashcard'
import { deckSettings } from '#domain/scheduling/settings'
import { cardsLook, decksLook } from 'styled-system/recipes'
import { countOf } from '@/entities/subject'
import type { StudyProps } from '../../model/study'
import { addressOf } from '../../model/flashcard-location'
import { OptimisticCheckbox } from '../optimistic-checkbox'

const decksParts = decksLook()
const cardsParts = cardsLook()

type DeckRowProps = StudyProps & { deck: DeckSummary; due?: number }

/** A deck with the switch that brings its new cards into the day. */
export function DeckRow({ deck, due = 0, study }: DeckRowProps) {
  const { isOn } = deckSettings(study.state.book.settings, deck.id)
  const title = deck.subject ? `${deck.subject.title}: ${deck.title}` : deck.title
  return (
    <li className={decksParts.deck}>
      <Link href={addressOf({ tab: 'decks', deck: deck.id })} className={decksParts.deckLink}>
        <span className={decksParts.deckTitle}>{deck.title}</span>
        <span className={cardsParts.muted}>
          {deck.subject && `${deck.subject.title} · `}
          {deck.kind === 'mistakes' && deck.cards === 0 ? 'Картки з’являться після помилок у тестах' : countOf(deck.cards, 'card')}
          {due > 0 && ` · на сьогодні ${due}`}
        </span>
      </Link>
      <OptimisticCheckbox
        name={`Вчити колоду «${title}»`}
        isChecked={isOn}
        onKeep={(next) => study.collection.state({ kind: 'deck.set', deck: deck.id, settings: { isOn: next } })}
      >
        Вчу
      </OptimisticCheckbox>
    </li>
  )
}
