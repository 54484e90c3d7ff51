import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Flashcard } from '#domain/flashcard'
import { searchTerm } from '#domain/search'
import { cardsLook, decksLook } from 'styled-system/recipes'
import { genitiveCountOf } from '@/entities/subject'
import { Button } from '@/shared/ui/button'
import { TextField } from '@/shared/ui/text-field'
import { plainText } from '../../model/plain-text'
import type { StudyProps } from '../../model/study'
import { CardRow } from './card-row'

const decksParts = decksLook()
const cardsParts = cardsLook()

/** So many rows at a time: a deck of thousands opens as fast as one of fifty. */
const step = 20
/** As many as a screen holds are drawn before the others. */
const atOnce = 6

export function CardList({ study, cards }: StudyProps & { cards: readonly Flashcard[] }) {
  const [query, setQuery] = useState('')
  const [most, setMost] = useState(step)
  const asked = searchTerm(useDeferredValue(query).trim())
  const found = useMemo(() => (asked === '' ? cards : cards.filter((card) => wordsOf(card).includes(asked))), [cards, asked])
  const isDrawn = useIsDrawn()
  const shown = found.slice(0, isDrawn ? most : atOnce)
  return (
    <section aria-label="Картки колоди" className={decksParts.group}>
      <h3 className={decksParts.groupTitle}>Картки</h3>
      {cards.length > step && (
        <TextField type="search" label="Знайти картку" value={query} onChange={(event) => setQuery(event.target.value)} />
      )}
      <p role="status" className={cardsParts.muted}>
        {found.length === 0 ? 'Карток немає.' : `Показано ${Math.min(most, found.length)} з ${genitiveCountOf(found.length, 'card')}`}
      </p>
      <ul className={cardsParts.list}>
        {shown.map((card) => (
          <CardRow key={card.id} card={card} study={study} />
        ))}
      </ul>
      {found.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + step)}>
          Показати ще {Math.min(step, found.length - most)}
        </Button>
      )}
    </section>
  )
}

function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isDrawn
}

const known = new WeakMap<Flashcard, string>()
function wordsOf(card: Flashcard): string {
  const words = known.get(card) ?? searchTerm(`${plainText(card.front)} ${plainText(card.back)}`)
  known.set(card, words)
  return words
}
