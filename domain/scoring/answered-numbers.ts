import type { Answer } from '../answer.ts'
import type { Question } from '../question.ts'
import { isAnswered } from './score-answer.ts'

/** On how many of its numbers of the paper a task has an answer that will be counted: of a task that takes several, each row or gap is one. */
export function answeredNumbers({ form, numbers }: Pick<Question, 'form' | 'numbers'>, answer: Answer | undefined): number {
  if (!isAnswered(form, answer)) return 0
  const isPerPart = typeof answer === 'object' && answer !== null && !Array.isArray(answer)
  return numbers > 1 && isPerPart ? Math.min(numbers, Object.values(answer).filter((part) => part !== null).length) : numbers
}
