import type { ReactNode } from 'react'
import type { Subject } from '#contract/subject'
import type { TheoryContents } from '#contract/theory'
import { css } from 'styled-system/css'
import type { TopicStatistic } from '@/entities/statistic'
import { countOf, isReady, subjectWay } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { Still } from '@/shared/ui/still'
import { StoredNotice } from '@/shared/ui/stored-notice'
import { Page } from '@/shared/ui/page'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { PaperStructure } from './paper-structure'
import { ScaleTable } from './scale-table'
import { TestModes } from './test-modes'
import { TheoryShelf } from './theory-shelf'
import { TopicTree } from './topic-tree'

type SubjectViewProps = {
  subject: Subject
  theory: TheoryContents | null
  storedAt: string | null
  onTheoryRetry?: () => void
  /** The points that the visitor has got on each topic. */
  levels: ReadonlyMap<string, TopicStatistic>
  /** The visitor’s own packs and results. */
  own: ReactNode
}

/** Everything about a subject: what to read, what to solve, how its paper is made. */
export function SubjectView({ subject, theory, storedAt, onTheoryRetry, levels, own }: SubjectViewProps) {
  const hasTasks = isReady(subject)
  return (
    <Page
      eyebrow={<Breadcrumbs way={subjectWay()} />}
      title={subject.title}
      lead={subject.intro}
      actions={hasTasks ? <MainWays subject={subject} /> : <Chip tone="outline">Завдання готуємо</Chip>}
    >
      <StoredNotice storedAt={storedAt} />
      <p className={css({ marginBottom: '6', color: 'inkMuted', fontVariantNumeric: 'tabular-nums' })}>
        {subject.kind === 'required' ? 'Обов’язковий предмет' : 'Предмет на вибір'} · {countOf(subject.tasks, 'task')} ·{' '}
        {countOf(subject.max, 'point')} · поріг {subject.threshold} · {countOf(subject.minutes, 'minute')}
      </p>
      <div className={columns}>
        {hasTasks && (
          <div className={css({ lg: { gridColumn: '2' } })}>
            <Still>
              <TestModes subject={subject.id} />
            </Still>
          </div>
        )}
        <div className={main}>
          {theory && <TheoryShelf theory={theory} />}
          {onTheoryRetry && <ProblemNotice title="Теорія не завантажилася" onRetry={onTheoryRetry} />}
          <TopicTree subject={subject.id} topics={subject.topics} articles={theory?.articles ?? []} levels={levels} />
          <Still>
            <PaperStructure structure={subject.structure} threshold={subject.threshold} />
          </Still>
          {own}
        </div>
        <Still>
          <ScaleTable scale={subject.scale} />
        </Still>
      </div>
    </Page>
  )
}

/** A subject without a paper of its own offers its topics instead. */
function MainWays({ subject }: { subject: Subject }) {
  return (
    <>
      <ButtonLink size="large" href={addresses.tests.to({ subject: subject.id, mode: 'quick' })}>
        10 хвилин
      </ButtonLink>
      {subject.papers > 0 ? (
        <ButtonLink size="large" variant="secondary" href={addresses.tests.to({ subject: subject.id, mode: 'nmt' })}>
          Симуляція {subject.minutes} хв
        </ButtonLink>
      ) : (
        <ButtonLink size="large" variant="secondary" href={addresses.tests.to({ subject: subject.id, mode: 'topics' })}>
          За темами
        </ButtonLink>
      )}
    </>
  )
}

const columns = css({
  stack: '6',
  gridTemplateColumns: { base: 'one', lg: 'mainSide' },
  gridTemplateRows: { lg: 'headFill' },
  alignItems: 'start',
})
/** Beside the tests and the scale, where there is room for that; on a phone between them. */
const main = css({
  stack: '6',
  gridTemplateColumns: 'one',
  lg: { gridColumn: '1', gridRow: '1 / span 2' },
})
