import { useMemo } from 'react'
import { Link } from 'wouter'
import type { DeckSummary } from '#domain/flashcard'
import { deckSettings } from '#domain/scheduling/settings'
import { cardsLook, decksLook } from 'styled-system/recipes'
import { usePageTitle } from '@/shared/lib/page-title'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { deckCounts } from '../../model/deck-counts'
import type { StudyProps } from '../../model/study'
import { addressOf } from '../../model/flashcard-location'
import { CardList } from './card-list'
import { DeckExport } from './deck-export'
import { DeckFigures } from './deck-figures'
import { DeckSettings } from './deck-settings'
import { OwnDeckTools } from './own-deck-tools'
import { useOpenDeck } from './use-open-deck'

const cardsParts = cardsLook()
const decksParts = decksLook()

type DeckViewProps = StudyProps & { deck: DeckSummary }

/** One deck: how it stands, how it is learnt, and its cards. */
export function DeckView({ study, deck }: DeckViewProps) {
  usePageTitle(`${deck.title}: флешкартки`)
  const { problem, open } = useOpenDeck(study, deck)
  const { state, clock } = study
  const cards = useMemo(() => [...state.cards.values()].filter((card) => card.deck === deck.id), [state.cards, deck.id])
  const counts = useMemo(() => deckCounts(deck.id, state, clock), [deck.id, state, clock])
  const { isOn } = deckSettings(state.book.settings, deck.id)
  const learn = () => void study.collection.state({ kind: 'deck.set', deck: deck.id, settings: { isOn: true } })
  const isHere = cards.length > 0 || deck.cards === 0
  return (
    <div className={cardsParts.stack}>
      <div>
        <Link href={addressOf({ tab: 'decks' })} className={decksParts.back}>
          <Icon name="arrow-left" size="small" /> Усі колоди
        </Link>
        <h2 className={decksParts.deckName}>{deck.title}</h2>
        {deck.subject && <p className={cardsParts.muted}>{deck.subject.title}</p>}
      </div>
      {problem && (
        <ProblemNotice title="Картки цієї колоди не завантажилися" onRetry={open}>
          {problemText(problem)}
        </ProblemNotice>
      )}
      {!isHere && !problem && <Skeleton shapes={['row', 'row', 'row']} />}
      {isHere && (
        <>
          <DeckFigures counts={counts} />
          <div className={cardsParts.actions}>
            {!isOn && cards.length > 0 && <Button onClick={learn}>Вчити цю колоду</Button>}
            {counts.today > 0 && <ButtonLink href={addressOf({ review: 'today', deck: deck.id })}>Почати ({counts.today})</ButtonLink>}
            {isOn && counts.today === 0 && counts.waiting > 0 && (
              <ButtonLink href={addressOf({ review: 'more', deck: deck.id })}>Узяти нові ({Math.min(10, counts.waiting)})</ButtonLink>
            )}
            {cards.length > 0 && (
              <ButtonLink variant="secondary" href={addressOf({ review: 'cram', deck: deck.id })}>
                Переглянути всі (не змінює розкладу)
              </ButtonLink>
            )}
          </div>
          <DeckSettings study={study} deck={deck} />
          {deck.kind === 'own' && deck.id !== 'own' && <OwnDeckTools study={study} deck={deck} />}
          <CardList study={study} cards={cards} />
          {cards.length > 0 && <DeckExport study={study} deck={deck} />}
        </>
      )}
    </div>
  )
}
