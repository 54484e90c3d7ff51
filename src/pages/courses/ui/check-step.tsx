import { css } from 'styled-system/css'
import { CheckTask } from '@/features/check-task'
import { ReportTask } from '@/features/report-task'
import { SaveTask } from '@/features/save-task'
import { Button } from '@/shared/ui/button'
import { checkOf, taskAhead } from '../model/attempt'
import type { StepProps } from './step-props'
import { StepTitle } from './step-title'

/** The tasks of the check one after another, each with its verdict and explanation at once. */
export function CheckStep({ lesson, attempt, isExplained, hasMoved, send }: StepProps) {
  const check = checkOf(lesson, attempt)
  const answered = Object.keys(attempt.answers)
  const shown = isExplained ? check.find(({ question }) => question.id === answered.at(-1)) : taskAhead(lesson, attempt)
  if (!shown) return null
  const { question } = shown
  const number = check.indexOf(shown) + 1
  const isLast = answered.length === check.length
  return (
    <>
      <StepTitle key={question.id} title={`Перевірка: завдання ${number} з ${check.length}`} hasMoved={hasMoved} />
      <CheckTask
        key={`${attempt.id} ${question.id}`}
        task={shown}
        title={`Завдання ${number}`}
        onCheck={(value) => send({ type: 'answer.check', question: question.id, value })}
        after={<Button onClick={() => send({ type: 'task.next' })}>{isLast ? 'До підсумку' : 'Наступне завдання'}</Button>}
      />
      <div className={css({ wrap: '2', alignItems: 'center' })}>
        <SaveTask question={question} />
        <ReportTask key={question.id} question={question} answer={attempt.answers[question.id]} />
      </div>
    </>
  )
}
