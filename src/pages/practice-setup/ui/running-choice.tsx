import { css } from 'styled-system/css'
import type { SurveySummary } from '#domain/survey'
import { countOf } from '@/entities/subject'
import { minutesLeft } from '@/entities/survey'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'

type RunningChoiceProps = { survey: SurveySummary; now: number }

/** A test of this mode that lies open comes before a new one. */
export function RunningChoice({ survey, now }: RunningChoiceProps) {
  const { subject, id, answered, tasks, clock } = survey
  const left = clock.seconds === null ? '' : `, лишилося: ${countOf(minutesLeft(survey, now) ?? 0, 'minute')}`
  return (
    <Panel tone="marker" title="Тест уже розпочато">
      <p className={css({ marginBottom: '4' })}>
        {survey.title}: відповіді дано на {answered} з {tasks}
        {left}. Якщо почати новий, цей лишиться в історії.
      </p>
      <ButtonLink size="large" href={addresses.survey.to({ subject, surveyId: id })}>
        Продовжити
      </ButtonLink>
    </Panel>
  )
}
