import { cardsLook } from 'styled-system/recipes'
import { Panel } from '@/shared/ui/panel'
import { ButtonLink } from '@/shared/ui/button'
import { DeckRow } from '../decks/deck-row'
import type { DeskProps } from '../../model/desk'
import { placeTo } from '../../model/place'
import { inTurn } from '../../model/in-turn'

const look = cardsLook()

const offered = 6

/** Nothing was chosen yet: what cards are for, and decks to begin with. */
export function FirstDecks({ desk }: DeskProps) {
  const decks = inTurn(desk.state.decks.filter(({ kind }) => kind === 'table')).slice(0, offered)
  return (
    <div className={look.stack}>
      <Panel tone="marker" title="Обери, що вчити">
        <p>
          Дати, формули, наголоси повертаються саме тоді, коли починають забуватися. Десять нових карток на день — це кілька хвилин. Обери
          колоду, і перші картки з’являться тут.
        </p>
      </Panel>
      <ul className={look.list}>
        {decks.map((deck) => (
          <DeckRow key={deck.id} deck={deck} desk={desk} />
        ))}
      </ul>
      <div className={look.actions}>
        <ButtonLink variant="secondary" href={placeTo({ tab: 'decks' })}>
          Усі колоди
        </ButtonLink>
        <ButtonLink variant="quiet" href={placeTo({ tab: 'create' })}>
          Створити свою картку
        </ButtonLink>
      </div>
    </div>
  )
}
