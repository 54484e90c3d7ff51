import type { Result, ResultItem } from '#domain/result'
import { css } from 'styled-system/css'
import { Chip } from '@/shared/ui/chip'
import { outcomeLook } from '../model/outcome'
import { durationText, numberText } from '../model/result-text'
import { isSlow } from '../model/time-use'
import { ItemContent } from './item-content'

type ReviewItemProps = {
  result: Pick<Result, 'id' | 'subject'>
  item: ResultItem
  link: number
  /** Given where two subjects number their tasks from 1. */
  subject?: string
}

/** One task of the review: how it fared, then all about it. */
export function ReviewItem({ result, item, link, subject }: ReviewItemProps) {
  const { text, icon, tone } = outcomeLook[item.outcome]
  const name = numberText(item.number, item.question.numbers)
  return (
    <li id={`q-${link}`} className={card}>
      <header className={css({ stack: '2' })}>
        {subject && <p className={css({ textStyle: 'smallLabel', color: 'inkMuted' })}>{subject}</p>}
        <div className={css({ spread: '4', alignItems: 'baseline' })}>
          <h3 className={css({ textStyle: 'subheading' })}>
            <a href={`#q-${link}`} className={css({ color: 'ink', textDecoration: 'none', _hover: { textDecoration: 'underline' } })}>
              Завдання {name}
            </a>
          </h3>
          <span className={css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
            {item.points} з {item.max}
          </span>
        </div>
        <div className={css({ wrap: '2' })}>
          <Chip tone={tone} icon={icon}>
            {text}
          </Chip>
          {item.isFlagged && <Chip icon="flag">Позначено</Chip>}
          {item.confidence && <Chip>{confidenceText[item.confidence]}</Chip>}
          {item.turn === 'toWrong' && <Chip>змінено: правильно → неправильно</Chip>}
          {item.turn === 'toRight' && <Chip>змінено: неправильно → правильно</Chip>}
          {item.seconds > 0 && (
            <Chip tone={isSlow(item) ? 'marker' : 'plain'} icon="clock">
              {durationText(item.seconds)}
              {isSlow(item) && ` замість ${durationText(item.question.seconds)}`}
            </Chip>
          )}
        </div>
      </header>
      <ItemContent result={result} item={item} name={name} isFirstOfStimulus />
    </li>
  )
}

const confidenceText = { sure: 'впевнено', unsure: 'вагання', guess: 'навмання' }

const card = css({
  stack: '5',
  gridTemplateColumns: 'one',
  padding: { base: '4', md: '6' },
  layerStyle: 'sheet',
  _target: { borderColor: 'pen', boxShadow: 'penHalo' },
})
