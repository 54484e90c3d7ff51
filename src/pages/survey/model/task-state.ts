import { answeredNumbers } from '#domain/scoring/answered-numbers'
import { isAnswered, isBlank, scoreAnswer } from '#domain/scoring/score-answer'
import type { Survey } from '#domain/survey'
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

/** How many of the paper’s numbers have an answer that will be counted, and how many there are: «Завдання 1–5» are five. */
export const sumOfNumbers = (tasks: readonly Task[]): { answered: number; numbers: number } => ({
  answered: tasks.reduce((sum, task) => sum + task.answered, 0),
  numbers: tasks.reduce((sum, task) => sum + task.numbers, 0),
})

/** A task with its state. It takes `numbers` on the paper; `answered` of them have an answer that will count. */
export type Task = {
  id: string
  subject: string
  label: string
  numbers: number
  answered: number
  state: TaskState
  isFlagged: boolean
  isCurrent: boolean
}

export function tasksOf(survey: Survey, sheet: Sheet): Task[] {
  const numbers = numbersOf(survey.questions)
  return survey.questions.map((question) => {
    const state = stateOf(survey, question, sheet)
    return {
      id: question.id,
      subject: question.subject,
      label: numbers[question.id]?.label ?? '',
      numbers: question.numbers,
      answered: state === 'draft' ? 0 : answeredNumbers(question, sheet.answers[question.id]),
      state,
      isFlagged: sheet.flagged[question.id] ?? false,
      isCurrent: sheet.current === question.id,
    }
  })
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
  if (!isAnswered(question.form, answer)) return 'unreadable'
  if (isIncomplete(question, answer)) return 'partial'
  return survey.policy.save === 'onDemand' ? 'saved' : 'answered'
}
