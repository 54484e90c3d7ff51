import type { ResultItem } from '#contract/result'
import { AnswerControl, QuestionText } from '@/entities/question'
import { css } from 'styled-system/css'
import { Chip } from '@/shared/ui/chip'
import { RichText } from '@/shared/ui/rich-text'
import { Skeleton } from '@/shared/ui/skeleton'
import { answerText } from '../model/answer-text'
import { outcomeLook } from '../model/outcome'
import { ItemNotes } from './item-notes'

type ReviewItemProps = { item: ResultItem; isDrawn: boolean }

export function ReviewItem({ item, isDrawn }: ReviewItemProps) {
  const { text, icon, tone } = outcomeLook[item.outcome]
  return (
    <li id={`q-${item.number}`} className={card}>
      <header className={css({ display: 'grid', gap: '2' })}>
        <div className={css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '4' })}>
          <h3 className={css({ textStyle: 'subheading' })}>
            <a
              href={`#q-${item.number}`}
              className={css({ color: 'ink', textDecoration: 'none', _hover: { textDecoration: 'underline' } })}
            >
              Завдання {item.number}
            </a>
          </h3>
          <span className={css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>
            {item.points} з {item.max}
          </span>
        </div>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          <Chip tone={tone} icon={icon}>
            {text}
          </Chip>
          {item.isFlagged && (
            <Chip tone="plain" icon="flag">
              Позначено
            </Chip>
          )}
        </div>
      </header>
      {isDrawn ? <Content item={item} /> : <Skeleton shapes={['line', 'line', 'block']} />}
    </li>
  )
}

function Content({ item }: { item: ResultItem }) {
  const { question, key, answer, lateAnswer } = item
  const chosenNote = key.form === 'single' && key.notes.find(({ id }) => id === answer)
  return (
    <>
      <QuestionText question={question} />
      <AnswerControl
        question={question}
        answer={answer}
        label={`Відповідь на завдання ${item.number}`}
        review={key}
        notes={chosenNote ? { [chosenNote.id]: <RichText blocks={chosenNote.text} /> } : undefined}
      />
      {item.outcome === 'unreadable' && (
        <p className={css({ color: 'wrong' })}>Запис не схожий на число, тому балів немає. Наступного разу пиши десятковим дробом: 0,5</p>
      )}
      {lateAnswer !== undefined && lateAnswer !== null && (
        <p className={css({ padding: '3', backgroundColor: 'sunken', borderRadius: 'cell', textStyle: 'small' })}>
          Надійшло після завершення часу, не зараховано: <strong>{answerText(question, lateAnswer)}</strong>
        </p>
      )}
      <div
        className={css({
          display: 'grid',
          gridTemplateColumns: '[minmax(0, 1fr)]',
          gap: '2',
          paddingLeft: '4',
          borderLeft: '[2px solid {colors.right}]',
          '& ol, & ul': { gap: '3' },
        })}
      >
        <h4 className={css({ textStyle: 'smallLabel', color: 'right' })}>Пояснення</h4>
        <RichText blocks={key.explanation} />
      </div>
      <ItemNotes question={question} notes={key.notes.filter((note) => note !== chosenNote)} />
    </>
  )
}

const card = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '5',
  padding: { base: '4', md: '6' },
  backgroundColor: 'sheet',
  border: 'line',
  borderRadius: 'sheet',
  _target: { borderColor: 'pen', boxShadow: '[0 0 0 1px {colors.pen}]' },
})
