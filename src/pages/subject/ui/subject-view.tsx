import type { ReactNode } from 'react'
import type { Subject } from '#domain/subject'
import type { TheoryContents } from '#contract/theory'
import { css } from 'styled-system/css'
import type { TopicStatistic } from '@/entities/statistic'
import { countOf, isReady, SubjectSign, subjectWay } from '@/entities/subject'
import { BegunPlace } from '@/entities/survey'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { Chip } from '@/shared/ui/chip'
import { Still } from '@/shared/ui/still'
import { StoredNotice } from '@/shared/ui/stored-notice'
import { Page } from '@/shared/ui/page'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { PaperStructure } from './paper-structure'
import { ScaleTable } from './scale-table'
import { StartLink } from './start-link'
import { TheoryShelf } from './theory-shelf'
import { TopicMap } from './topic-map'
import { TrainButton } from './train-button'

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
      title={
        <>
          <SubjectSign subject={subject.id} title={subject.title} /> {subject.title}
        </>
      }
      lead={
        <>
          <span className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>
            {subject.kind === 'required' ? 'Обов’язковий предмет' : 'Предмет на вибір'} · {countOf(subject.tasks, 'task')} ·{' '}
            {countOf(subject.max, 'point')} · поріг {subject.threshold} · {countOf(subject.minutes, 'minute')}
          </span>
          <span className={introLook}>{subject.intro}</span>
        </>
      }
      actions={hasTasks ? <TrainButton subject={subject} /> : <Chip tone="outline">Завдання готуємо</Chip>}
    >
      <StoredNotice storedAt={storedAt} />
      <BegunPlace />
      <div className={columns}>
        <StartLink subject={subject} levels={levels} />
        <div className={theoryLook}>
          {theory && <TheoryShelf theory={theory} />}
          {onTheoryRetry && <ProblemNotice title="Теорія не завантажилася" onRetry={onTheoryRetry} />}
        </div>
        <div className={main}>
          <TopicMap subject={subject} levels={levels} />
          {own}
          <Still>
            <PaperStructure structure={subject.structure} threshold={subject.threshold} />
          </Still>
        </div>
        <Still>
          <ScaleTable scale={subject.scale} />
        </Still>
      </div>
    </Page>
  )
}

/** A phone has room for what is to be done first. */
const introLook = css({ display: { base: 'none', md: 'block' }, textStyle: 'body' })
const columns = css({
  stack: '6',
  gridTemplateColumns: { base: 'one', lg: 'mainSide' },
  gridTemplateRows: { lg: 'headHeadRest' },
  alignItems: 'start',
})
/** On a phone theory stands above the long map, else beside it, over the scale. */
const theoryLook = css({ minWidth: '0', _empty: { display: 'none' }, lg: { gridColumn: '2', gridRow: '1 / span 2' } })
const main = css({ stack: '6', gridTemplateColumns: 'one', lg: { gridColumn: '1', gridRow: '2 / span 2' } })
