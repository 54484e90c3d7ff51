import { useState, type ComponentType } from 'react'
import { ownCardLimits } from '#domain/own-card'
import { cardsLook, createLook } from 'styled-system/recipes'
import type { StudyProps } from '../../model/study'
import { AnkiImport } from './anki-import'
import { CardMaker } from './card-maker'
import { TableImport } from './table-import'

const cardsParts = cardsLook()
const createParts = createLook()

type Way = 'card' | 'table' | 'anki'
const ways: readonly { way: Way; name: string; View: ComponentType<StudyProps> }[] = [
  { way: 'card', name: 'Нова картка', View: CardMaker },
  { way: 'table', name: 'З таблиці', View: TableImport },
  { way: 'anki', name: 'З Anki', View: AnkiImport },
]

/** Own cards: one by one, from a table, or from a file of Anki. */
export function CreateTab({ study }: StudyProps) {
  const [way, setWay] = useState<Way>('card')
  const { cards, limit } = study.state.own
  const { View } = ways.find((each) => each.way === way) ?? ways[0]!
  return (
    <div className={cardsParts.stack}>
      <div role="group" aria-label="Звідки картки" className={createParts.ways}>
        {ways.map((each) => (
          <button key={each.way} type="button" className={createParts.way} aria-pressed={way === each.way} onClick={() => setWay(each.way)}>
            {each.name}
          </button>
        ))}
      </div>
      <View study={study} />
      <p className={cardsParts.muted}>
        Своїх карток: {cards.length.toLocaleString('uk-UA')} з {limit.toLocaleString('uk-UA')}.
        {cards.some(({ kind }) => kind !== 'basic') && ' Картка з кількома пропусками чи закритими місцями тут рахується за одну.'}
        {limit <= ownCardLimits.guest && ` Після входу можна мати до ${ownCardLimits.user.toLocaleString('uk-UA')}.`}
      </p>
    </div>
  )
}
