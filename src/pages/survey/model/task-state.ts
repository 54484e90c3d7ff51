import { readNumber } from '#contract/scoring/number'
import { isBlank } from '#contract/scoring/score-answer'
import type { Survey } from '#contract/survey'
import { isIncomplete, type Sheet } from './sheet'

/** How a task stands on the sheet. */
export type TaskState = 'unseen' | 'blank' | 'unreadable' | 'partial' | 'answered'

export const taskStateText: Record<TaskState, string> = {
  unseen: 'не відкрито',
  blank: 'без відповіді',
  unreadable: 'не число',
  partial: 'частково',
  answered: 'є відповідь',
}

/** A task of the paper with its place and its state. */
export type Task = { id: string; number: number; state: TaskState; isFlagged: boolean; isCurrent: boolean }

export function tasksOf(survey: Survey, sheet: Sheet): Task[] {
  return survey.questions.map((question, place) => ({
    id: question.id,
    number: place + 1,
    state: stateOf(question, sheet),
    isFlagged: sheet.flagged[question.id] ?? false,
    isCurrent: sheet.current === question.id,
  }))
}

function stateOf(question: Survey['questions'][number], sheet: Sheet): TaskState {
  const answer = sheet.answers[question.id]
  if (isBlank(answer)) return sheet.visited[question.id] ? 'blank' : 'unseen'
  if (typeof answer === 'string' && question.form === 'numeric' && readNumber(answer).kind === 'unreadable') return 'unreadable'
  return isIncomplete(question, answer) ? 'partial' : 'answered'
}
