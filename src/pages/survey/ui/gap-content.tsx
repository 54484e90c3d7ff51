import type { ReactNode } from 'react'
import type { Answer } from '#contract/answer'
import type { Question } from '#contract/question'
import { InlineText } from '@/shared/ui/rich-text'

/** Gives the content of each gap in the text of a task: its number and, once chosen, the words or the letter. */
export function gapContent(question: Question, first: number, answer: Answer | undefined): (id: string) => ReactNode {
  if (question.form !== 'gap' && question.form !== 'gapPool') return () => null
  const chosen = typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : {}
  return (id) => {
    const place = question.gaps.findIndex((gap) => gap.id === id)
    if (place < 0) return null
    const number = question.numbers > 1 ? first + place : place + 1
    const options = question.form === 'gap' ? (question.gaps[place]?.options ?? []) : question.options
    const option = options.find((each) => each.id === chosen[id])
    if (!option) return number
    return (
      <>
        {number}: {question.form === 'gap' ? <InlineText content={option.text} /> : option.label}
      </>
    )
  }
}
