import { useMemo } from 'react'
import type { DeckSummary } from '#contract/flashcard'
import { queueOfDay } from '#contract/scheduling/queue'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import type { Desk, DeskProps } from '../../model/desk'
import { placeTo, type Place } from '../../model/place'
import { DeckRow } from './deck-row'
import { DeckView } from './deck-view'
import './decks.css'

export function DecksTab({ desk, place }: DeskProps & { place: Place }) {
  if (place.deck === null) return <DeckList desk={desk} />
  const deck = desk.state.decks.find(({ id }) => id === place.deck)
  if (deck) return <DeckView key={deck.id} desk={desk} deck={deck} />
  return (
    <EmptyState title="Такої колоди немає" action={<ButtonLink href={placeTo({ tab: 'decks' })}>До всіх колод</ButtonLink>}>
      Можливо, її вилучено на іншому пристрої.
    </EmptyState>
  )
}

function DeckList({ desk }: DeskProps) {
  const due = useDue(desk)
  const groups = groupsOf(desk.state.decks)
  return (
    <div className="fc-stack">
      {groups.map(({ name, decks }) => (
        <section key={name} aria-label={name} className="fc-group">
          <h2 className="fc-group-title">{name}</h2>
          <ul className="fc-list">
            {decks.map((deck) => (
              <DeckRow key={deck.id} deck={deck} due={due.get(deck.id)} desk={desk} />
            ))}
          </ul>
        </section>
      ))}
      <ButtonLink variant="secondary" href={placeTo({ tab: 'create' })}>
        Створити або завантажити картки
      </ButtonLink>
    </div>
  )
}

/** Own decks first, then those of each subject. */
function groupsOf(decks: readonly DeckSummary[]): { name: string; decks: DeckSummary[] }[] {
  const groups = Map.groupBy(decks, ({ subject }) => subject?.title ?? 'Мої')
  return [...groups].map(([name, all]) => ({ name, decks: all }))
}

function useDue({ state, clock }: Desk): ReadonlyMap<string, number> {
  return useMemo(() => {
    const { learning, due, fresh, later } = queueOfDay([...state.cards.values()], state.book, clock)
    const counts = new Map<string, number>()
    for (const id of [...learning, ...due, ...fresh, ...later]) {
      const deck = state.cards.get(id)?.deck ?? ''
      counts.set(deck, (counts.get(deck) ?? 0) + 1)
    }
    return counts
  }, [state.cards, state.book, clock])
}
