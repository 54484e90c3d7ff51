import { css } from 'styled-system/css'
import { lessonLook } from 'styled-system/recipes'
import { CheckTask } from '@/features/check-task'
import { Button } from '@/shared/ui/button'
import { RichText } from '@/shared/ui/rich-text'
import type { StepProps } from './step-props'
import { StepTitle } from './step-title'

const look = lessonLook()

/** One task with hints that open one by one; nothing of it is counted. */
export function TryStep({ lesson, hasMoved, send }: StepProps) {
  const { task, hints } = lesson.try
  return (
    <>
      <StepTitle
        title="Спроба"
        hasMoved={hasMoved}
        note="Розв’яжи завдання. Підказки відкриваються по черзі, спроба нікуди не записується."
      />
      <CheckTask task={task} title="Завдання з підказками">
        <div className={look.hints}>
          {hints.map((hint, index) => (
            <details key={index}>
              <summary className={css({ textStyle: 'smallLabel', color: 'pen' })}>
                Підказка {index + 1} з {hints.length}
              </summary>
              <RichText blocks={hint} />
            </details>
          ))}
        </div>
      </CheckTask>
      <div>
        <Button size="large" variant="secondary" onClick={() => send({ type: 'step.finish' })}>
          Далі: перевірка
        </Button>
      </div>
    </>
  )
}
