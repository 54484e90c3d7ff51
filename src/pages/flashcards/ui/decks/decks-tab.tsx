import { useMemo } from 'react'
import type { DeckSummary } from '#domain/flashcard'
import { deckSettings } from '#domain/scheduling/settings'
import { cardsLook, decksLook } from 'styled-system/recipes'
import { countOf } from '@/entities/subject'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { todayByDeck } from '../../model/deck-counts'
import type { StudyProps } from '../../model/study'
import { addressOf, type FlashcardLocation } from '../../model/flashcard-location'
import { DeckRow } from './deck-row'
import { DeckView } from './deck-view'

const cardsParts = cardsLook()
const decksParts = decksLook()

export function DecksTab({ study, location }: StudyProps & { location: FlashcardLocation }) {
  if (location.deck === null) return <DeckList study={study} />
  const deck = study.state.decks.find(({ id }) => id === location.deck)
  if (deck) return <DeckView key={deck.id} study={study} deck={deck} />
  return (
    <EmptyState title="Такої колоди немає" action={<ButtonLink href={addressOf({ tab: 'decks' })}>До всіх колод</ButtonLink>}>
      Можливо, її вилучено на іншому пристрої.
    </EmptyState>
  )
}

function DeckList({ study }: StudyProps) {
  const { state, clock } = study
  const due = useMemo(() => todayByDeck(state, clock), [state, clock])
  const groups = groupsOf(state.decks)
  return (
    <div className={cardsParts.stack}>
      {groups.map(({ name, decks }) => (
        <section key={name} aria-label={name} className={decksParts.group}>
          <h2 className={decksParts.groupTitle}>{name}</h2>
          <DeckRows decks={decks.filter(({ topic }) => topic === undefined)} due={due} study={study} />
          <TopicDecks decks={decks.filter(({ topic }) => topic !== undefined)} due={due} study={study} />
        </section>
      ))}
      <ButtonLink variant="secondary" href={addressOf({ tab: 'create' })}>
        Створити або завантажити картки
      </ButtonLink>
    </div>
  )
}

type DeckRowsProps = StudyProps & { decks: readonly DeckSummary[]; due: ReadonlyMap<string, number> }

const DeckRows = ({ decks, due, study }: DeckRowsProps) => (
  <ul className={cardsParts.list}>
    {decks.map((deck) => (
      <DeckRow key={deck.id} deck={deck} due={due.get(deck.id)} study={study} />
    ))}
  </ul>
)

/** Decks of single topics are many: folded until one of them is learned. */
function TopicDecks(props: DeckRowsProps) {
  const { decks, study } = props
  const isLearned = decks.some(({ id }) => deckSettings(study.state.book.settings, id).isOn)
  if (decks.length === 0) return null
  return (
    <details open={isLearned} className={decksParts.byTopic}>
      <summary>Слова за темами: {countOf(decks.length, 'deck')}</summary>
      <DeckRows {...props} />
    </details>
  )
}

/** Own decks first, then those of each subject. */
function groupsOf(decks: readonly DeckSummary[]): { name: string; decks: DeckSummary[] }[] {
  const groups = Map.groupBy(decks, ({ subject }) => subject?.title ?? 'Мої')
  return [...groups].map(([name, all]) => ({ name, decks: all }))
}
