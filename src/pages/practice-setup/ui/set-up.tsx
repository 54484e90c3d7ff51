import type { FC } from 'react'
import { css, cx } from 'styled-system/css'
import type { SurveySummary } from '#domain/survey'
import { isRunning } from '@/entities/survey'
import type { Problem } from '@/shared/api'
import { stackedSheet } from '@/shared/ui/panel'
import { EmptyState } from '@/shared/ui/empty-state'
import { ButtonLink } from '@/shared/ui/button'
import { addresses } from '@/shared/routes'
import { Page } from '@/shared/ui/page'
import { modeText, type PageMode } from '../model/modes'
import type { FormProps } from './form'
import { ModeSwitcher } from './mode-switcher'
import { PastResults } from './past-results'
import { RunningChoice } from './running-choice'
import { StartBar } from './start-bar'
import { TestsWay } from './tests-way'
import { Figures, Rules } from './terms'

type SetUpProps = FormProps & {
  mode: PageMode
  Form: FC<FormProps>
  /** Own surveys of this mode, the newest first. */
  surveys: readonly SurveySummary[]
  now: number
  problem: Problem | null
}

/** The conditions of the test, said before the start; then the start. */
export function SetUp({ mode, Form, surveys, now, problem, ...form }: SetUpProps) {
  const { subject, practice } = form.ground
  const running = surveys.find(isRunning)
  const isEmpty = practice.tasks.length === 0 && practice.papers.length === 0 && !practice.canDraw
  return (
    <Page eyebrow={<TestsWay subject={subject.id} title={subject.title} />} title={modeText[mode].title} lead={modeText[mode].lead}>
      <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
        <ModeSwitcher subject={subject.id} mode={mode} />
        {running && <RunningChoice survey={running} now={now} />}
        {isEmpty ? (
          <EmptyState
            title="Завдання готуємо"
            action={<ButtonLink href={addresses.subject.to({ subject: subject.id })}>Структура тесту</ButtonLink>}
          >
            Завдань із цього предмета ще немає. Поки що подивися, з чого складається тест, або обери інший предмет.
          </EmptyState>
        ) : (
          <div className={columns}>
            <div className={sheet}>
              <Form {...form} />
            </div>
            <div className={css({ display: 'contents', lg: { stack: '5', position: 'sticky', top: '6' } })}>
              <Figures mode={mode} plan={form.plan} />
              <StartBar mode={mode} hasRunning={running !== undefined} problem={problem} {...form} />
              <Rules mode={mode} plan={form.plan} />
            </div>
          </div>
        )}
        <PastResults surveys={surveys} />
      </div>
    </Page>
  )
}

const columns = css({
  stack: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: 'one', lg: 'aside88' },
})

const sheet = cx(stackedSheet, css({ gap: '6' }))
