import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Message } from '@/shared/ui/message'
import { clockText } from '../model/clock-text'
import type { SurveyViewProps } from './survey-view'
import { useHeadingFocus } from './use-heading-focus'

/** Between the blocks of the day. The second one begins when the pupil says so, or when the break is over. */
export function BreakView({ survey, now, send }: SurveyViewProps) {
  const element = useHeadingFocus<HTMLDivElement>('break')
  const endsAt = survey?.day?.breakEndsAt
  if (!survey || !endsAt) return null
  return (
    <div ref={element} className={css({ display: 'flex', flexDirection: 'column', flexGrow: '1', minHeight: 'screen' })}>
      <Message
        title="Перерва"
        actions={
          <Button size="large" onClick={() => send({ type: 'break.end' })}>
            Почати другий блок
          </Button>
        }
      >
        <p>Перший блок завершено, відповіді здано. Далі: {survey.title}. Час почнеться, щойно відкриється перше завдання.</p>
        <p role="timer" aria-live="off" aria-label="До кінця перерви" className={css({ textStyle: 'figure' })}>
          {clockText(Date.parse(endsAt) - now)}
        </p>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          Перерва триває 20 хвилин, її можна закінчити раніше. Потім другий блок відкриється сам.
        </p>
      </Message>
    </div>
  )
}
