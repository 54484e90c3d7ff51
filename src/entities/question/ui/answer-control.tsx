import type { ReactNode } from 'react'
import type { Answer } from '#contract/answer'
import type { Key } from '#contract/key'
import type { Question } from '#contract/question'
import { MatchingGrid } from '@/shared/ui/matching-grid'
import { MultiOptionList, OptionList } from '@/shared/ui/option-list'
import { InlineText } from '@/shared/ui/rich-text'
import { asList, asMap, asText, fromMap } from '../model/answer-shape'
import { optionMarks, rowMarks } from '../model/marks'
import { ChoicePerPart } from './choice-per-part'
import { NumericAnswer } from './numeric-answer'
import { SequenceAnswer } from './sequence-answer'

type AnswerControlProps = {
  question: Question
  answer: Answer | undefined
  /** Name of the control for those who do not see the task above it. */
  label: string
  onChange?: (answer: Answer) => void
  /** With the key the control is a review: it takes no answers and marks what is right. */
  review?: Key
  /** What to say under an option, by option id. */
  notes?: Readonly<Record<string, ReactNode>>
  /** Number of the task; its gaps and rows go on from it where the paper numbers those. */
  number?: number
  /** The sheet can be looked at, not written on. */
  isReadOnly?: boolean
  /** Options that were struck out. With `onEliminate` each has a button for it. */
  eliminated?: readonly string[]
  onEliminate?: (optionId: string, isEliminated: boolean) => void
}

const ignore = () => undefined

/** The place where a task is answered, for each of the eight forms of the exam. */
export function AnswerControl({
  question,
  answer,
  label,
  onChange = ignore,
  review,
  notes,
  number = 1,
  isReadOnly = false,
  eliminated,
  onEliminate,
}: AnswerControlProps) {
  const shared = { label, isDisabled: review !== undefined || isReadOnly }
  const strikes = { eliminated, onEliminate: shared.isDisabled ? undefined : onEliminate }
  const ownNumber = (place: number) => (question.numbers > 1 ? number + place : place + 1)
  switch (question.form) {
    case 'single': {
      const chosen = asText(answer)
      const marks = review?.form === 'single' ? optionMarks([review.correct], chosen === null ? [] : [chosen]) : undefined
      return (
        <OptionList {...shared} {...strikes} options={question.options} value={chosen} onChange={onChange} marks={marks} notes={notes} />
      )
    }
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
    case 'gapPool': {
      const rows =
        question.form === 'matching' && question.numbers === 1
          ? question.rows
          : (question.form === 'matching' ? question.rows : question.gaps).map((row, place) => ({
              text: [],
              ...row,
              label: String(ownNumber(place)),
            }))
      const chosen = asMap(answer)
      const correct = review?.form === question.form ? review.correct : undefined
      const choose = (map: Record<string, string>) => onChange(fromMap(map))
      return (
        <MatchingGrid
          {...shared}
          rows={rows}
          rowName={question.form === 'gapPool' ? 'Пропуск' : 'Рядок'}
          options={question.options}
          value={chosen}
          onChange={choose}
          correct={correct}
          marks={correct && rowMarks(correct, chosen)}
        />
      )
    }
    case 'grouped':
    case 'gap': {
      const parts =
        question.form === 'grouped'
          ? question.groups.map((group, place) => ({ ...group, name: `група ${place + 1}`, title: <InlineText content={group.title} /> }))
          : question.gaps.map((gap, place) => ({ ...gap, name: `пропуск ${ownNumber(place)}`, title: `Пропуск ${ownNumber(place)}` }))
      const correct = review?.form === question.form ? review.correct : undefined
      return <ChoicePerPart {...shared} parts={parts} chosen={asMap(answer)} onChange={(map) => onChange(fromMap(map))} correct={correct} />
    }
  }
}
