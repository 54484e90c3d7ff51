import { useEffect, useRef, useState } from 'react'
import { v4 as createUuid } from 'uuid'
import { mostOwnDecks } from '#domain/own-card'
import { cardsLook } from 'styled-system/recipes'
import { Button } from '@/shared/ui/button'
import { Select } from '@/shared/ui/select'
import { TextField } from '@/shared/ui/text-field'
import type { StudyProps } from '../../model/study'

const look = cardsLook()

type DeckChoiceProps = StudyProps & { value: string; onChange: (deck: string) => void }

/** One of the own decks, or a new one. */
export function DeckChoice({ study, value, onChange }: DeckChoiceProps) {
  const { decks } = study.state.own
  const [title, setTitle] = useState<string | null>(null)
  const element = useRef<HTMLDivElement>(null)
  const isNaming = title !== null
  const wasNaming = useRef(isNaming)
  // The button that was pressed is gone: the focus stays beside it.
  useEffect(() => {
    if (wasNaming.current !== isNaming) element.current?.querySelector<HTMLElement>(isNaming ? 'input' : 'select')?.focus()
    wasNaming.current = isNaming
  }, [isNaming])
  const make = () => {
    const name = (title ?? '').trim()
    if (name === '') return
    const deck = { id: createUuid(), title: name }
    void study.collection.write({ kind: 'deck.written', deck })
    onChange(deck.id)
    setTitle(null)
  }
  return (
    <div ref={element} className={look.inline}>
      <Select label="Колода" value={value} onChange={onChange} options={decks.map((deck) => ({ value: deck.id, text: deck.title }))}>
        <option value="own">Мої картки</option>
      </Select>
      {title === null ? (
        <Button variant="quiet" disabled={decks.length >= mostOwnDecks} onClick={() => setTitle('')}>
          Нова колода
        </Button>
      ) : (
        <>
          <TextField
            label="Назва нової колоди"
            value={title}
            maxLength={80}
            onChange={(event) => setTitle(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              make()
            }}
          />
          <Button variant="secondary" onClick={make}>
            Створити колоду
          </Button>
        </>
      )}
    </div>
  )
}
