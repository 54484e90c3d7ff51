import { css } from 'styled-system/css'
import type { SurveySummary } from '#contract/survey'
import { countOf } from '@/entities/subject'
import { isRunning, minutesLeft } from '@/entities/survey'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'

type NextStepProps = { surveys: readonly SurveySummary[]; subjects: Record<string, string>; now: number }

/** One thing to do now: the paper that lies open, else a new one. */
export function NextStep({ surveys, subjects, now }: NextStepProps) {
  const running = surveys.find(isRunning)
  if (running) {
    return (
      <Step
        title="Тест чекає на тебе"
        text={runningText(running, subjects, now)}
        href={addresses.survey.to({ subject: running.subject, surveyId: running.id })}
        action="Продовжити тест"
      />
    )
  }
  const isFirst = surveys.length === 0
  return (
    <Step
      title={isFirst ? 'Почни з математики' : 'Ще один варіант'}
      text="Повна симуляція НМТ: 22 завдання, 60 хвилин, бал за офіційною шкалою та пояснення до кожного завдання."
      href={addresses.tests.to({ subject: 'math', mode: 'nmt' })}
      action="До симуляції"
    />
  )
}

function runningText(survey: SurveySummary, subjects: Record<string, string>, now: number): string {
  const { subject, title, answered, tasks, clock } = survey
  const left = clock.seconds === null ? '' : `, лишилося: ${countOf(minutesLeft(survey, now) ?? 0, 'minute')}`
  return `${subjects[subject] ?? title}: відповіді дано на ${answered} з ${tasks}${left}.`
}

type StepProps = { title: string; text: string; href: string; action: string }

function Step({ title, text, href, action }: StepProps) {
  return (
    <Panel tone="marker" title={title}>
      <p className={css({ marginBottom: '5', maxWidth: 'text' })}>{text}</p>
      <ButtonLink size="large" href={href}>
        {action}
      </ButtonLink>
    </Panel>
  )
}
