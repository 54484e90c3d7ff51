import type { ReactNode } from 'react'
import type { Answer } from '#domain/answer'
import type { Key } from '#domain/key'
import type { Question } from '#domain/question'
import { OptionList } from '@/shared/ui/option-list'
import { asText } from '../model/answer-shape'
import { optionMarks } from '../model/marks'
import { OtherForm } from './other-forms'

export type AnswerControlProps = {
  question: Question
  answer: Answer | undefined
  /** Name of the control for those who do not see the task above it. */
  label: string
  onChange?: (answer: Answer) => void
  /** With the key the control is a review: it takes no answers and marks what is right. */
  review?: Key
  /** Notes under options, by option id. */
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
export function AnswerControl({ onChange = ignore, number = 1, isReadOnly = false, ...task }: AnswerControlProps) {
  const { question, answer, label, review, notes, eliminated } = task
  const isDisabled = review !== undefined || isReadOnly
  const strikes = { eliminated, onEliminate: isDisabled ? undefined : task.onEliminate, hasStrikeRoom: task.onEliminate !== undefined }
  const shared = { ...strikes, label, isDisabled, onChange }
  if (question.form !== 'single') return <OtherForm {...task} {...shared} question={question} number={number} />
  const chosen = asText(answer)
  const marks = review?.form === 'single' ? optionMarks([review.correct], chosen === null ? [] : [chosen]) : undefined
  return <OptionList {...shared} options={question.options} value={chosen} marks={marks} notes={notes} />
}
