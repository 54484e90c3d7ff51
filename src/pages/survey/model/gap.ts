import type { Answer } from '#domain/answer'
import type { Option, Question } from '#domain/question'

/** Option id by gap. */
export const chosenIn = (answer: Answer | undefined): Record<string, string> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? { ...(answer as Record<string, string>) } : {}

/** A gap of a task with its number and options; null where it is of no such task. @param first the first number of the task in the paper. */
export function gapIn(question: Question, first: number, id: string): { number: number; options: readonly Option[] } | null {
  if (question.form !== 'gap' && question.form !== 'gapPool') return null
  const index = question.gaps.findIndex((gap) => gap.id === id)
  if (index < 0) return null
  return {
    number: question.numbers > 1 ? first + index : index + 1,
    options: question.form === 'gap' ? (question.gaps[index]?.options ?? []) : question.options,
  }
}
