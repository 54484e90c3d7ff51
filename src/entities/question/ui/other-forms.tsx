import type { ReactNode } from 'react'
import type { Answer } from '#domain/answer'
import type { Key } from '#domain/key'
import type { Question } from '#domain/question'
import { MatchingGrid } from '@/shared/ui/matching-grid'
import { MultiOptionList } from '@/shared/ui/option-list'
import { InlineText } from '@/shared/ui/rich-text'
import { asList, asMap, asText, fromMap } from '../model/answer-shape'
import { optionMarks, rowMarks } from '../model/marks'
import { ChoicePerPart } from './choice-per-part'
import { NumericAnswer } from './numeric-answer'
import { SequenceAnswer } from './sequence-answer'

export type OtherFormProps = {
  question: Exclude<Question, { form: 'single' }>
  answer: Answer | undefined
  label: string
  isDisabled: boolean
  onChange: (answer: Answer) => void
  review?: Key
  number: number
  notes?: Readonly<Record<string, ReactNode>>
  eliminated?: readonly string[]
  onEliminate?: (optionId: string, isEliminated: boolean) => void
  hasStrikeRoom: boolean
}

/** The rarer forms of a task. */
export function OtherForm({
  question,
  answer,
  label,
  isDisabled,
  onChange,
  review,
  number,
  notes,
  eliminated,
  onEliminate,
  hasStrikeRoom,
}: OtherFormProps) {
  const strikes = { eliminated, onEliminate, hasStrikeRoom }
  const shared = { label, isDisabled }
  switch (question.form) {
    case 'multi': {
      const chosen = asList(answer)
      const marks = review?.form === 'multi' ? optionMarks(review.correct, chosen) : undefined
      const choose = (ids: string[]) => onChange(ids.length > 0 ? ids : null)
      return (
        <MultiOptionList
          {...shared}
          {...strikes}
          options={question.options}
          value={chosen}
          onChange={choose}
          choose={question.choose}
          marks={marks}
          notes={notes}
        />
      )
    }
    case 'numeric':
      return <NumericAnswer {...shared} question={question} typed={asText(answer) ?? ''} onChange={onChange} review={review} />
    case 'sequence':
      return (
        <SequenceAnswer
          {...shared}
          options={question.options}
          order={asList(answer)}
          onChange={onChange}
          correct={review?.form === 'sequence' ? review.correct : undefined}
        />
      )
    case 'matching':
    case 'gapPool':
      return <MatchedAnswer {...shared} question={question} answer={answer} onChange={onChange} review={review} number={number} />
    case 'grouped':
    case 'gap':
      return <AnswerPerPart {...shared} question={question} answer={answer} onChange={onChange} review={review} number={number} />
  }
}

type PartsProps<Form extends Question['form']> = Pick<
  OtherFormProps,
  'answer' | 'label' | 'isDisabled' | 'onChange' | 'review' | 'number'
> & {
  question: Extract<Question, { form: Form }>
}

/** The number of a part: its own on the blank, or its place in the task. */
const partNumber = ({ numbers }: Question, number: number, index: number) => (numbers > 1 ? number + index : index + 1)

/** One letter for each row or gap; a letter serves once. */
function MatchedAnswer({ question, answer, onChange, review, number, ...shared }: PartsProps<'matching' | 'gapPool'>) {
  const parts = question.form === 'matching' ? question.rows : question.gaps
  const rows =
    question.form === 'matching' && question.numbers === 1
      ? question.rows
      : parts.map((row, index) => ({ text: [], ...row, label: String(partNumber(question, number, index)) }))
  const chosen = asMap(answer)
  const correct = review?.form === question.form ? review.correct : undefined
  return (
    <MatchingGrid
      {...shared}
      rows={rows}
      rowName={question.form === 'gapPool' ? 'Пропуск' : 'Рядок'}
      options={question.options}
      value={chosen}
      onChange={(map) => onChange(fromMap(map))}
      correct={correct}
      marks={correct && rowMarks(correct, chosen)}
    />
  )
}

/** One option for each group or gap, each with options of its own. */
function AnswerPerPart({ question, answer, onChange, review, number, ...shared }: PartsProps<'grouped' | 'gap'>) {
  const parts =
    question.form === 'grouped'
      ? question.groups.map((group, index) => ({ ...group, name: `група ${index + 1}`, title: <InlineText content={group.title} /> }))
      : question.gaps.map((gap, index) => {
          const own = partNumber(question, number, index)
          return { ...gap, name: `пропуск ${own}`, title: `Пропуск ${own}` }
        })
  const correct = review?.form === question.form ? review.correct : undefined
  return <ChoicePerPart {...shared} parts={parts} chosen={asMap(answer)} onChange={(map) => onChange(fromMap(map))} correct={correct} />
}
