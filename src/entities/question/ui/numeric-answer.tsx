import type { Answer } from '#domain/answer'
import type { Key } from '#domain/key'
import type { Question } from '#domain/question'
import { scoreAnswer } from '#domain/scoring/score-answer'
import { NumberField } from '@/shared/ui/number-field'
import { InlineText } from '@/shared/ui/rich-text'

type NumericAnswerProps = {
  question: Extract<Question, { form: 'numeric' }>
  typed: string
  label: string
  isDisabled: boolean
  onChange: (answer: Answer) => void
  review?: Key
}

/** A short number, kept as it was typed. */
export function NumericAnswer({ question, typed, label, isDisabled, onChange, review }: NumericAnswerProps) {
  const key = review?.form === 'numeric' ? review : undefined
  const outcome = key && scoreAnswer(key, typed).outcome
  const mark = outcome && (outcome === 'right' ? 'right' : outcome === 'wrong' ? 'wrong' : 'missed')
  return (
    <NumberField
      label={label}
      value={typed}
      onChange={(next) => onChange(next === '' ? null : next)}
      unit={question.unit && <InlineText content={question.unit} />}
      isDisabled={isDisabled}
      mark={mark}
      correct={key && [key.correct, ...(key.tolerance ? [key.tolerance] : [])].join(' ± ')}
    />
  )
}
