import { pageTitles } from '#contract/page-titles'
import { useCallback, useState } from 'react'
import type { Statistic } from '#domain/statistic'
import { byTopic, type TopicStatistic } from '@/entities/statistic'
import { useSubject } from '@/entities/subject'
import { useTheoryContents } from '@/entities/theory'
import { NearMatches } from '@/features/find'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { Page } from '@/shared/ui/page'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { OwnStudy } from './own-study'
import { SubjectView } from './subject-view'

const noLevels: ReadonlyMap<string, TopicStatistic> = new Map()

type SubjectPageProps = { params: { subject: string } }

export function SubjectPage({ params }: SubjectPageProps) {
  const subject = useSubject(params.subject)
  const contents = useTheoryContents(params.subject)
  const [levels, setLevels] = useState(noLevels)
  const heed = useCallback(
    // Without points there is nothing to show: no new drawing.
    (statistic: Statistic) => void (statistic.by_topic.length > 0 && setLevels(byTopic(statistic, params.subject))),
    [params.subject],
  )
  usePageTitle(subject.state === 'ready' ? pageTitles.subject(subject.found.subject.title) : null)
  if (subject.state === 'missing')
    return <NearMatches title="Такого предмета немає" parent={{ title: 'Усі предмети', to: addresses.subjects.to() }} />
  if (subject.state === 'ready' && contents.state !== 'loading') {
    return (
      <SubjectView
        subject={subject.found.subject}
        theory={contents.state === 'ready' ? contents.found.theory : null}
        storedAt={subject.storedAt}
        onTheoryRetry={contents.state === 'failed' ? contents.retry : undefined}
        levels={levels}
        own={
          <OwnStudy
            subject={subject.found.subject}
            articles={contents.state === 'ready' ? contents.found.theory.articles : null}
            onStatistic={heed}
          />
        }
      />
    )
  }
  return (
    <Page title={subject.state === 'failed' ? 'Предмет не завантажився' : 'Предмет'}>
      {subject.state === 'failed' ? (
        <FailedNotice title="Не вдалося завантажити предмет" answer={subject} />
      ) : (
        <Skeleton shapes={['block', 'line', 'line', 'block']} />
      )}
    </Page>
  )
}
