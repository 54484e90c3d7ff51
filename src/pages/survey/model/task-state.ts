import { readNumber } from '#contract/scoring/number'
import { isBlank, scoreAnswer } from '#contract/scoring/score-answer'
import type { Survey } from '#contract/survey'
import { numbersOf } from './numbering'
import { isDraft, isIncomplete, type Sheet } from './sheet'

/** The state of a task on the sheet; the last three states need a survey with feedback and a checked answer. */
export type TaskState = 'unseen' | 'blank' | 'unreadable' | 'partial' | 'draft' | 'saved' | 'answered' | 'right' | 'half' | 'wrong'

export const taskStateText: Record<TaskState, string> = {
  unseen: 'не відкрито',
  blank: 'без відповіді',
  unreadable: 'не число',
  partial: 'неповна відповідь',
  draft: 'чернетка',
  saved: 'збережено',
  answered: 'є відповідь',
  right: 'правильно',
  half: 'частково правильно',
  wrong: 'неправильно',
}

/** Something stands there that will be counted. */
export const hasAnswer = (state: TaskState): boolean => !['unseen', 'blank', 'draft'].includes(state)

/** A task of the paper with its number and its state. */
export type Task = { id: string; subject: string; label: string; state: TaskState; isFlagged: boolean; isCurrent: boolean }

export function tasksOf(survey: Survey, sheet: Sheet): Task[] {
  const numbers = numbersOf(survey.questions)
  return survey.questions.map((question) => ({
    id: question.id,
    subject: question.subject,
    label: numbers[question.id]?.label ?? '',
    state: stateOf(survey, question, sheet),
    isFlagged: sheet.flagged[question.id] ?? false,
    isCurrent: sheet.current === question.id,
  }))
}

function stateOf(survey: Survey, question: Survey['questions'][number], sheet: Sheet): TaskState {
  const answer = sheet.answers[question.id]
  const key = survey.keys?.[question.id]
  if (key && sheet.checked[question.id]) {
    const { outcome } = scoreAnswer(key, answer)
    return outcome === 'right' ? 'right' : outcome === 'partial' ? 'half' : 'wrong'
  }
  if (isDraft(survey, sheet, question.id)) return 'draft'
  if (isBlank(answer)) return sheet.visited[question.id] ? 'blank' : 'unseen'
  if (typeof answer === 'string' && question.form === 'numeric' && readNumber(answer).kind === 'unreadable') return 'unreadable'
  if (isIncomplete(question, answer)) return 'partial'
  return survey.policy.save === 'onDemand' ? 'saved' : 'answered'
}
