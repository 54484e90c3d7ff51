import type { ReactNode } from 'react'
import type { Option, Question } from '#domain/question'
import { css } from 'styled-system/css'
import { ForeignTitle, InlineText, langIn, RichText } from '@/shared/ui/rich-text'
import { columnsFor } from '../model/printed-columns'
import { QuestionText } from './question-text'

type PrintedTaskProps = {
  question: Question
  /** «3», «1–5» where it takes several numbers. */
  name: string
  max: number
  /** Its text or picture is not the one printed above. */
  hasStimulus: boolean
}

/** A task as a paper prints it: no answer, no key. */
export function PrintedTask({ question, name, max, hasStimulus }: PrintedTaskProps) {
  const { stimulus } = question
  return (
    <li className={css({ paddingBlock: '3', borderBottom: 'line', breakInside: 'avoid' })}>
      {stimulus && hasStimulus && (
        <div className={css({ paddingBottom: '3', '& img': { maxHeight: '[12cm]', width: 'auto' } })}>
          {stimulus.title && (
            <p className={css({ textStyle: 'label' })}>
              <ForeignTitle text={stimulus.title} lang={langIn(stimulus.text)} />
            </p>
          )}
          <RichText blocks={stimulus.text} />
          {stimulus.figure && <img src={stimulus.figure.src} alt={stimulus.figure.alt} />}
        </div>
      )}
      <p className={css({ textStyle: 'smallLabel' })}>
        {name}. ({max} б.)
      </p>
      <QuestionText question={question} />
      <Choices question={question} />
    </li>
  )
}

function Choices({ question }: { question: Question }) {
  switch (question.form) {
    case 'single':
    case 'multi':
    case 'sequence':
      return <Options options={question.options} />
    case 'matching':
      return (
        <div className={css({ stack: '4', gridTemplateColumns: 'two', '& ul': { display: 'block' } })}>
          <Options options={question.rows} />
          <Options options={question.options} />
        </div>
      )
    case 'gapPool':
      return <Options options={question.options} />
    case 'gap':
      return question.gaps.map(({ id, options }, index) => <Part key={id} title={`Пропуск ${index + 1}`} options={options} />)
    case 'grouped':
      return question.groups.map(({ id, title, options }) => <Part key={id} title={<InlineText content={title} />} options={options} />)
    case 'numeric':
      return <p className={css({ paddingTop: '2' })}>Відповідь: ______________ {question.unit && <InlineText content={question.unit} />}</p>
  }
}

function Part({ title, options }: { title: ReactNode; options: readonly Option[] }) {
  return (
    <div className={css({ paddingTop: '2' })}>
      <p className={css({ textStyle: 'smallLabel' })}>{title}</p>
      <Options options={options} />
    </div>
  )
}

function Options({ options }: { options: readonly Option[] }) {
  return (
    <ul className={optionsLook} data-columns={columnsFor(options)}>
      {options.map(({ id, label, text }) => (
        <li key={id} className={css({ display: 'flex', gap: '2', alignItems: 'baseline' })}>
          <strong>{label}</strong>
          <span>
            <InlineText content={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Fractions of neighbouring rows need room between them. */
const optionsLook = css({
  paddingTop: '2',
  display: 'grid',
  columnGap: '4',
  rowGap: '2',
  lineHeight: 'prose',
  '&[data-columns="2"]': { gridTemplateColumns: 'two' },
  '&[data-columns="3"]': { gridTemplateColumns: 'three' },
  '&[data-columns="4"]': { gridTemplateColumns: 'four' },
  '&[data-columns="5"]': { gridTemplateColumns: 'five' },
})
