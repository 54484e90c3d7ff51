import type { Option, Question } from '#domain/question'
import { css } from 'styled-system/css'
import { InlineText } from '@/shared/ui/rich-text'

/** What a task offers to choose from, as its teacher reads it. */
export function AnswerChoices({ question }: { question: Question }) {
  switch (question.form) {
    case 'numeric':
      return null
    case 'matching':
      return (
        <div className={css({ stack: '3', gridTemplateColumns: { base: 'one', md: 'two' } })}>
          <Options options={question.rows} />
          <Options options={question.options} />
        </div>
      )
    case 'gap':
      return question.gaps.map(({ id, options }) => <Options key={id} options={options} />)
    case 'grouped':
      return question.groups.map(({ id, options }) => <Options key={id} options={options} />)
    default:
      return <Options options={question.options} />
  }
}

const Options = ({ options }: { options: readonly Option[] }) => (
  <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1' })}>
    {options.map(({ id, label, text }) => (
      <li key={id} className={css({ display: 'flex', gap: '2', alignItems: 'baseline', minWidth: '0', overflowWrap: 'anywhere' })}>
        <strong>{label}</strong>
        <span className={css({ minWidth: '0' })}>
          <InlineText content={text} />
        </span>
      </li>
    ))}
  </ul>
)
