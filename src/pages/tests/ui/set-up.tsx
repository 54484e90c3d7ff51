import type { FC } from 'react'
import { css } from 'styled-system/css'
import type { SurveySummary } from '#contract/survey'
import { isRunning } from '@/entities/survey'
import type { Problem } from '@/shared/api'
import { EmptyState } from '@/shared/ui/empty-state'
import { ButtonLink } from '@/shared/ui/button'
import { addresses } from '@/shared/routes'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Page } from '@/shared/ui/page'
import { Skeleton } from '@/shared/ui/skeleton'
import { modeText, type PageMode } from '../model/modes'
import { DiagnosticForm } from './diagnostic-form'
import type { FormProps } from './form'
import { MistakesForm } from './mistakes-form'
import { MixedForm } from './mixed-form'
import { ModeSwitcher } from './mode-switcher'
import { NmtForm } from './nmt-form'
import { PastResults } from './past-results'
import { QuickForm } from './quick-form'
import { RunningChoice } from './running-choice'
import { SavedForm } from './saved-form'
import { StartBar } from './start-bar'
import { Figures, Rules } from './terms'
import { TopicsForm } from './topics-form'

const CustomForm = lazyPart(async () => (await import('./custom-form')).CustomForm, <Skeleton shapes={['row', 'row', 'block']} />)

const formOf: Record<PageMode, FC<FormProps>> = {
  quick: QuickForm,
  topics: TopicsForm,
  mixed: MixedForm,
  mistakes: MistakesForm,
  nmt: NmtForm,
  diagnostic: DiagnosticForm,
  custom: CustomForm,
  saved: SavedForm,
}

type SetUpProps = FormProps & {
  mode: PageMode
  /** Own surveys of this mode, the newest first. */
  surveys: readonly SurveySummary[]
  now: number
  problem: Problem | null
}

/** What awaits the pupil, said before the start; then the start. */
export function SetUp({ mode, surveys, now, problem, ...form }: SetUpProps) {
  const { subject, practice } = form.ground
  const Form = formOf[mode]
  const running = surveys.find(isRunning)
  const isEmpty = practice.tasks.length === 0 && practice.papers.length === 0 && !practice.canDraw
  return (
    <Page eyebrow={subject.title} title={modeText[mode].title} lead={modeText[mode].lead}>
      <div className={css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6' })}>
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
            <div className={css({ display: 'contents', lg: { display: 'grid', gap: '5', position: 'sticky', top: '6' } })}>
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
  display: 'grid',
  alignItems: 'start',
  gap: '5',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 22rem]' },
})

const sheet = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '6',
  padding: { base: '4', md: '6' },
  border: 'line',
  borderRadius: 'sheet',
  backgroundColor: 'sheet',
})
