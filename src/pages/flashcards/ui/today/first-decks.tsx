import { cardsLook } from 'styled-system/recipes'
import { ButtonLink } from '@/shared/ui/button'
import { DeckRow } from '../decks/deck-row'
import { FirstWords } from './first-words'
import type { StudyProps } from '../../model/study'
import { addressOf } from '../../model/flashcard-location'
import { inTurn } from '../../model/in-turn'

const look = cardsLook()

const offered = 6

/** Nothing was chosen yet: what cards are for, and decks to begin with. */
export function FirstDecks({ study }: StudyProps) {
  const decks = inTurn(study.state.decks.filter(({ kind }) => kind === 'table')).slice(0, offered)
  return (
    <div className={look.stack}>
      <FirstWords />
      <ul className={look.list}>
        {decks.map((deck) => (
          <DeckRow key={deck.id} deck={deck} study={study} />
        ))}
      </ul>
      <div className={look.actions}>
        <ButtonLink variant="secondary" href={addressOf({ tab: 'decks' })}>
          Усі колоди
        </ButtonLink>
        <ButtonLink variant="quiet" href={addressOf({ tab: 'create' })}>
          Створити свою картку
        </ButtonLink>
      </div>
    </div>
  )
}
