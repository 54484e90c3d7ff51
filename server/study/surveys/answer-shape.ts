import type { Answer } from '#domain/answer'
import type { Option, Question } from '#domain/question'

/** Tells whether an answer is of the shape that the form of the task asks for and names only what the task offers. `null` always fits. */
export function fitsQuestion(question: Question, answer: Answer): boolean {
  if (answer === null) return true
  switch (question.form) {
    case 'single':
      return typeof answer === 'string' && has(question.options, answer)
    case 'numeric':
      return typeof answer === 'string'
    case 'sequence':
    case 'multi':
      return Array.isArray(answer) && new Set(answer).size === answer.length && answer.every((id) => has(question.options, id))
    case 'matching':
      return fitsParts(answer, (part) => has(question.rows, part) && question.options)
    case 'grouped':
      return fitsParts(answer, (part) => question.groups.find(({ id }) => id === part)?.options)
    case 'gap':
      return fitsParts(answer, (part) => question.gaps.find(({ id }) => id === part)?.options)
    case 'gapPool':
      return fitsParts(answer, (part) => question.gaps.some(({ id }) => id === part) && question.options)
  }
}

function fitsParts(answer: Answer, optionsOf: (part: string) => readonly Option[] | false | undefined): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  return Object.entries(answer).every(([part, id]) => has(optionsOf(part) || [], id))
}

const has = (list: readonly { id: string }[], id: string): boolean => list.some((each) => each.id === id)

/** Ids of everything in a task that can be chosen. */
export function optionIds(question: Question): string[] {
  const lists = question.form === 'gap' ? question.gaps : question.form === 'grouped' ? question.groups : [question]
  return lists.flatMap((list) => ('options' in list ? list.options.map(({ id }) => id) : []))
}
