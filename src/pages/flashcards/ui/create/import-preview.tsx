import { useEffect, useRef, useState, type ReactNode } from 'react'
import { v5 as uuidOf } from 'uuid'
import { gapCardId, type ImportedLearning, type OwnCard } from '#contract/own-card'
import type { ReviewBook } from '#contract/scheduling/replay'
import { cardsLook } from 'styled-system/recipes'
import { countOf } from '@/entities/subject'
import type { BareReview } from '@/entities/flashcard'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Table } from '@/shared/ui/table'
import { showToast } from '@/shared/ui/toaster'
import type { StudyProps } from '../../model/study'
import type { ReadCards } from '../../model/read-table'
import { DeckChoice } from './deck-choice'

const look = cardsLook()

type ImportPreviewProps = StudyProps &
  ReadCards & {
    title?: string
    onDone: () => void
    /** What can be chosen about the file. */
    children?: ReactNode
  }
const shownRows = 10
const shownLeft = 200
const imports = 'b1d0a6c4-6f0e-5f6a-9a53-5a4f8f2f6d11'

/** The same card of the same deck has the same name, so that a file that is read again, after a break or later, adds nothing twice. */
const importedId = ({ deck, kind, front, back }: Omit<OwnCard, 'id'>): string => uuidOf([deck, kind, front, back].join('\u001f'), imports)

/** What another program knows of a card, as facts of ours; nothing where the card has been looked at here. */
function pastOf(id: string, learnt: readonly ImportedLearning[], { memories }: ReviewBook): BareReview[] {
  return learnt.flatMap(({ gap, looks, isOff }): BareReview[] => {
    const card = gap === null ? id : gapCardId(id, gap)
    if (memories.has(card)) return []
    return [
      ...(looks.length > 0 ? [{ kind: 'card.learnt' as const, card, looks }] : []),
      ...(isOff ? [{ kind: 'card.suspended' as const, card }] : []),
    ]
  })
}

/** The rows that an import would add and those that it would not, before it does. */
export function ImportPreview({ cards, left, more, title = '', study, onDone, children }: ImportPreviewProps) {
  const [deck, setDeck] = useState('own')
  const [isAdding, setAdding] = useState(false)
  const [takesLearnt, setTakesLearnt] = useState(true)
  const element = useRef<HTMLElement>(null)
  useEffect(() => element.current?.focus(), [])
  const { own } = study.state
  const room = Math.max(0, own.limit - own.cards.length)
  const known = new Set(own.cards.map(({ id }) => id))
  const named = cards.map(({ kind, front, back, learnt = [] }) => ({
    card: { id: importedId({ deck, kind, front, back }), kind, front, back },
    learnt,
  }))
  const news = named.filter(({ card }) => !known.has(card.id))
  const taken = news.slice(0, room).map(({ card }) => card)
  const kept = new Set([...known, ...taken.map(({ id }) => id)])
  const histories = named.filter(({ card }) => kept.has(card.id)).flatMap(({ card, learnt }) => pastOf(card.id, learnt, study.state.book))
  const learnt = takesLearnt ? histories : []
  const add = async () => {
    setAdding(true)
    try {
      if (taken.length > 0)
        await study.collection.write(...taken.map((card) => ({ kind: 'card.written' as const, card: { ...card, deck } })))
      if (learnt.length > 0) await study.collection.stateAll(learnt)
      showToast({ severity: 'success', title: `Додано карток: ${taken.length}` })
      onDone()
    } finally {
      setAdding(false)
    }
  }
  return (
    <section ref={element} tabIndex={-1} aria-label="Перегляд" className={look.stack}>
      <p role="status">
        {title !== '' && `«${title}». `}Готові: {countOf(cards.length, 'card')}.
        {left.length > 0 && ` Без картки: ${countOf(left.length, 'row')}, причини нижче.`}
        {named.length > news.length && ` У цій колоді вже є: ${named.length - news.length}.`}
        {more > 0 && ` Ще ${countOf(more, 'row')} не вмістилося: додай їх окремо.`}
        {news.length > room && ` Місця лишилося лише на стільки карток: ${room}. Решту не буде додано.`}
      </p>
      {children}
      {left.length > 0 && (
        <Table
          caption={
            left.length > shownLeft ? `Рядки, яких не буде додано: перші ${shownLeft} з ${left.length}` : 'Рядки, яких не буде додано'
          }
          head={['Рядок', 'Запитання', 'Чому']}
          rows={left.slice(0, shownLeft).map(({ row, front, message }) => [row, front || '—', message])}
        />
      )}
      {cards.length > 0 && (
        <Table
          caption={`Перші ${Math.min(shownRows, cards.length)}`}
          head={['Запитання', 'Відповідь']}
          rows={cards.slice(0, shownRows).map(({ front, back }) => [front, back])}
        />
      )}
      {histories.length > 0 && (
        <Checkbox checked={takesLearnt} onChange={(event) => setTakesLearnt(event.target.checked)}>
          Перенести й вивчене: повторення карток підуть далі, а не почнуться знову
        </Checkbox>
      )}
      <DeckChoice study={study} value={deck} onChange={setDeck} />
      <div className={look.actions}>
        <Button disabled={taken.length === 0 && learnt.length === 0} isLoading={isAdding} onClick={() => void add()}>
          {taken.length === 0 && learnt.length > 0 ? 'Додати вивчене' : `Додати: ${taken.length}`}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Скасувати
        </Button>
      </div>
    </section>
  )
}
