import { cardsLook } from 'styled-system/recipes'
import { ButtonLink } from '@/shared/ui/button'
import { ForNewcomer } from '@/shared/ui/for-newcomer'
import { Panel } from '@/shared/ui/panel'
import { Skeleton } from '@/shared/ui/skeleton'
import { DeckRow } from '../decks/deck-row'
import { NoDecksYet } from './no-decks-yet'
import type { Study, StudyProps } from '../../model/study'
import { addressOf } from '../../model/flashcard-location'
import { inTurn } from '../../model/today'
import { OwnDecks } from './own-decks'

const look = cardsLook()

const offered = 6

/**
 * Nothing was chosen yet: what cards are for, and decks to begin with.
 * @param study null while the cards are on their way; whoever has never been here reads at once what they are for.
 */
export const FirstDecks = ({ study }: { study: Study | null }) => (
  <ForNewcomer otherwise={study ? null : <Gathering />}>
    <div className={look.stack}>
      <NoDecksYet />
      {study ? <Decks study={study} /> : <Skeleton shapes={['row', 'row', 'row']} />}
    </div>
  </ForNewcomer>
)

/** Shown while the cards of a pupil are gathered: the largest text of the page, there with the first paint. */
const Gathering = () => (
  <div className={look.stack}>
    <Panel>
      <p>Збираємо картки на сьогодні. Кожна повертається тоді, коли ти майже забуваєш її: так пам’ятається найдовше.</p>
    </Panel>
    <Skeleton shapes={['row', 'row']} />
  </div>
)

function Decks({ study }: StudyProps) {
  const decks = inTurn(study.state.decks.filter(({ kind }) => kind === 'table')).slice(0, offered)
  return (
    <>
      <OwnDecks study={study} />
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
    </>
  )
}
