import { isAnswered } from '#domain/scoring/score-answer'
import type { Question, Stimulus } from '#domain/question'
import type { Survey } from '#domain/survey'
import { numbersOf, type TaskNumber } from './numbering'
import { isDraft, type Sheet } from './sheet'
import { tasksOf, type Task } from './task-state'

/** The action of the big button: ask for the verdict, save the draft, go on, or hand in. */
export type Onward = 'check' | 'save' | 'next' | 'finish'

/** The task that lies open and what is around it. */
export type OpenQuestion = {
  tasks: Task[]
  question: Question
  number: TaskNumber
  /** The count of tasks before it. */
  index: number
  previous: string | undefined
  next: string | undefined
  onward: Onward
  /** The key may be seen. */
  isChecked: boolean
  /** «Перевірити» has something to check. */
  canCheck: boolean
}

export function openQuestionOf(survey: Survey, sheet: Sheet): OpenQuestion | null {
  const index = Math.max(
    0,
    survey.questions.findIndex(({ id }) => id === sheet.current),
  )
  const question = survey.questions[index]
  if (!question) return null
  const answer = sheet.answers[question.id]
  const isTraining = survey.policy.feedback === 'afterEach'
  const isChecked = isTraining && (sheet.checked[question.id] ?? false)
  const next = survey.questions[index + 1]?.id
  return {
    tasks: tasksOf(survey, sheet),
    question,
    number: numbersOf(survey.questions)[question.id] ?? { first: 1, label: '1', count: 1 },
    index,
    previous: survey.questions[index - 1]?.id,
    next,
    onward: isTraining && !isChecked ? 'check' : isDraft(survey, sheet, question.id) ? 'save' : next ? 'next' : 'finish',
    isChecked,
    canCheck: isTraining && !isChecked && isAnswered(question.form, answer),
  }
}

/** The stimulus of a task with the numbers of the tasks that share it: «3–5». */
export function stimulusOf(survey: Survey, { stimulus }: Question): { stimulus: Stimulus; numbers: string } | null {
  if (!stimulus) return null
  const numbers = numbersOf(survey.questions)
  const sharing = survey.questions.filter((question) => question.stimulus?.id === stimulus.id)
  const first = numbers[sharing[0]?.id ?? '']
  const last = numbers[sharing.at(-1)?.id ?? '']
  const end = last?.label.split('–').at(-1)
  return { stimulus, numbers: first && end && String(first.first) !== end ? `${first.first}–${end}` : (end ?? '') }
}
