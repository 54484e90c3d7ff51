import type { Subject } from '#contract/subject'
import type { SurveySummary } from '#contract/survey'
import { readSubject } from '@/entities/subject'
import { listSurveys, ResultList, useSurveyGround } from '@/entities/survey'
import { useLoad } from '@/shared/lib/load'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Chip } from '@/shared/ui/chip'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { css } from 'styled-system/css'
import { PaperStructure } from './paper-structure'
import { ScaleTable } from './scale-table'
import { TestCatalogue } from './test-catalogue'
import { TopicTree } from './topic-tree'

type SubjectPageProps = { params: { subject: string } }

/** The subject waits so long for the results that stand amid it: what is on the screen is not pushed away later. */
const patience = 5_000

export function SubjectPage({ params }: SubjectPageProps) {
  const { clock } = useSurveyGround()
  const load = useLoad(() => readSubject(params.subject))
  const own = useLoad(() => listSurveys({ clock, subject: params.subject, limit: patience }))
  usePageTitle(load.state === 'ready' ? `${load.found.title}: підготовка до НМТ` : null)
  if (load.state === 'ready' && own.state !== 'loading')
    return <Hub subject={load.found} surveys={own.state === 'ready' ? own.found : []} />
  return (
    <Page title={load.state === 'failed' ? 'Предмет не завантажився' : 'Предмет'}>
      {load.state === 'failed' ? (
        <ProblemNotice title="Не вдалося завантажити предмет" onRetry={load.retry}>
          {problemText(load.problem.detail)}
        </ProblemNotice>
      ) : (
        <Skeleton shapes={['block', 'line', 'line', 'block']} />
      )}
    </Page>
  )
}

type HubProps = { subject: Subject; surveys: readonly SurveySummary[] }

function Hub({ subject, surveys }: HubProps) {
  const finished = surveys.filter(({ clock }) => clock.finishedAt !== null)
  return (
    <Page
      eyebrow={subject.kind === 'required' ? 'Обов’язковий предмет' : 'Предмет на вибір'}
      title={subject.title}
      lead={subject.intro}
      actions={
        subject.papers > 0 ? (
          <ButtonLink size="large" href={addresses.tests.to({ subject: subject.id, mode: 'nmt' })}>
            Симуляція {subject.minutes} хв
          </ButtonLink>
        ) : (
          <Chip tone="outline">Завдання готуємо</Chip>
        )
      }
    >
      <div
        className={css({ display: 'grid', gap: '6', gridTemplateColumns: { lg: '[minmax(0, 3fr) minmax(0, 2fr)]' }, alignItems: 'start' })}
      >
        <div className={css({ display: 'grid', gap: '6', minWidth: '0' })}>
          {subject.papers > 0 && <TestCatalogue subject={subject} />}
          {finished.length > 0 && (
            <Panel title="Твої результати">
              <ResultList surveys={finished} />
            </Panel>
          )}
          <PaperStructure structure={subject.structure} threshold={subject.threshold} />
          <ScaleTable scale={subject.scale} />
        </div>
        <TopicTree topics={subject.topics} />
      </div>
    </Page>
  )
}
