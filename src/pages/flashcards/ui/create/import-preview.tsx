import { useEffect, useRef, useState } from 'react'
import { v4 as createUuid } from 'uuid'
import { cardsLook } from 'styled-system/recipes'
import { countOf } from '@/entities/subject'
import { Button } from '@/shared/ui/button'
import { Table } from '@/shared/ui/table'
import { showToast } from '@/shared/ui/toaster'
import type { StudyProps } from '../../model/study'
import type { ReadRow } from '../../model/read-table'
import { DeckChoice } from './deck-choice'

const look = cardsLook()

type ImportPreviewProps = StudyProps & {
  rows: readonly ReadRow[]
  /** Rows beyond what is read at once. */
  more: number
  title?: string
  onDone: () => void
}
const shownRows = 10

/** The rows that an import would add and those that it would not, before it does. */
export function ImportPreview({ rows, more, title = '', study, onDone }: ImportPreviewProps) {
  const [deck, setDeck] = useState('own')
  const [isAdding, setAdding] = useState(false)
  const element = useRef<HTMLElement>(null)
  useEffect(() => element.current?.focus(), [])
  const { own } = study.state
  const good = rows.filter(({ problem }) => problem === null)
  const bad = rows.filter(({ problem }) => problem !== null)
  const room = Math.max(0, own.limit - own.cards.length)
  const taken = good.slice(0, room)
  const add = async () => {
    setAdding(true)
    try {
      await study.collection.write(
        ...taken.map(({ card }) => ({ kind: 'card.written' as const, card: { ...card, id: createUuid(), deck } })),
      )
      showToast({ severity: 'success', title: `Додано карток: ${taken.length}` })
      onDone()
    } finally {
      setAdding(false)
    }
  }
  return (
    <section ref={element} tabIndex={-1} aria-label="Перегляд" className={look.stack}>
      <p role="status">
        {title !== '' && `«${title}». `}Готові: {countOf(good.length, 'card')}.
        {bad.length > 0 && ` З помилками: ${countOf(bad.length, 'row')}.`}
        {more > 0 && ` Ще ${countOf(more, 'row')} не вмістилося: додай їх окремо.`}
        {good.length > room && ` Місця лишилося лише на стільки карток: ${room}.`}
      </p>
      {bad.length > 0 && (
        <Table
          caption="Рядки з помилками, їх не буде додано"
          head={['Рядок', 'Запитання', 'Що не так']}
          rows={bad.slice(0, 50).map(({ row, card, problem }) => [row, card.front || '—', problem])}
        />
      )}
      {good.length > 0 && (
        <Table
          caption={`Перші ${Math.min(shownRows, good.length)}`}
          head={['Запитання', 'Відповідь']}
          rows={good.slice(0, shownRows).map(({ card }) => [card.front, card.back])}
        />
      )}
      <DeckChoice study={study} value={deck} onChange={setDeck} />
      <div className={look.actions}>
        <Button disabled={taken.length === 0} isLoading={isAdding} onClick={() => void add()}>
          Додати: {taken.length}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Скасувати
        </Button>
      </div>
    </section>
  )
}
