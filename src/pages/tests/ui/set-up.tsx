import { css } from 'styled-system/css'
import type { Subject } from '#contract/subject'
import type { SurveySummary } from '#contract/survey'
import { countOf } from '@/entities/subject'
import { isRunning, minutesLeft } from '@/entities/survey'
import type { Problem } from '@/shared/api'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Facts } from './facts'
import { PastResults } from './past-results'
import { Rules } from './rules'

type SetUpProps = {
  subject: Subject
  surveys: readonly SurveySummary[]
  now: number
  isStarting: boolean
  problem: Problem | null
  onStart: () => void
}

/** What awaits the pupil, said before the start; then the start. */
export function SetUp({ subject, surveys, now, isStarting, problem, onStart }: SetUpProps) {
  const running = surveys.find(isRunning)
  return (
    <Page
      eyebrow={subject.title}
      title="Симуляція НМТ"
      lead="Повний варіант за форматом 2026 року: ті самі форми завдань, той самий час, бал за офіційною шкалою."
      width="text"
    >
      <div className={css({ display: 'grid', gap: '6' })}>
        {subject.papers === 0 ? (
          <EmptyState
            title="Завдання готуємо"
            action={<ButtonLink href={addresses.subject.to({ subject: subject.id })}>Структура тесту</ButtonLink>}
          >
            Варіантів із цього предмета ще немає. Поки що можна пройти симуляцію з математики.
          </EmptyState>
        ) : (
          <>
            <Panel>
              <Facts subject={subject} />
              <div className={css({ display: 'grid', gap: '3', marginTop: '6' })}>
                {running ? (
                  <RunningChoice subject={subject} survey={running} now={now} isStarting={isStarting} onStart={onStart} />
                ) : (
                  <Button size="large" isWide isLoading={isStarting} onClick={onStart}>
                    Почати
                  </Button>
                )}
                {problem && <ProblemNotice title="Не вдалося почати тест">{problemText(problem.detail)}</ProblemNotice>}
              </div>
            </Panel>
            <Rules />
          </>
        )}
        <PastResults surveys={surveys} />
      </div>
    </Page>
  )
}

type RunningChoiceProps = { subject: Subject; survey: SurveySummary; now: number; isStarting: boolean; onStart: () => void }

function RunningChoice({ subject, survey, now, isStarting, onStart }: RunningChoiceProps) {
  return (
    <>
      <p>
        У тебе вже є розпочатий тест: відповіді дано на {survey.answered} з {survey.tasks}, лишилося:{' '}
        {countOf(minutesLeft(survey, now), 'minute')}.
      </p>
      <ButtonLink size="large" isWide href={addresses.survey.to({ subject: subject.id, surveyId: survey.id })}>
        Продовжити
      </ButtonLink>
      <Button variant="quiet" isWide isLoading={isStarting} onClick={onStart}>
        Почати новий (попередній лишиться в історії)
      </Button>
    </>
  )
}
