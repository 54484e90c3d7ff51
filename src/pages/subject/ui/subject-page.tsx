import { pageTitles } from '#contract/page-titles'
import { useMemo, useState } from 'react'
import type { Statistic } from '#contract/user'
import type { SurveySummary } from '#contract/survey'
import { useIsSessionThere } from '@/entities/session'
import { byTopic, StatisticReader } from '@/entities/statistic'
import { useSubject } from '@/entities/subject'
import { useTheoryContents } from '@/entities/theory'
import { PacksPanel } from '@/features/keep-pack'
import { NearMatches } from '@/features/find'
import { FollowReading } from '@/features/follow-reading'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { Page } from '@/shared/ui/page'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { OwnResults } from './own-results'
import { SubjectView } from './subject-view'

type SubjectPageProps = { params: { subject: string } }

export function SubjectPage({ params }: SubjectPageProps) {
  const subject = useSubject(params.subject)
  const contents = useTheoryContents(params.subject)
  const isSessionThere = useIsSessionThere()
  const [statistic, setStatistic] = useState<Statistic | null>(null)
  const [surveys, setSurveys] = useState<readonly SurveySummary[] | null>(null)
  const levels = useMemo(() => byTopic(statistic ?? { by_topic: [] }, params.subject), [statistic, params.subject])
  usePageTitle(subject.state === 'ready' ? pageTitles.subject(subject.found.subject.title) : null)
  if (subject.state === 'missing')
    return <NearMatches title="Такого предмета немає" parent={{ title: 'Усі предмети', to: addresses.subjects.to() }} />
  if (subject.state === 'ready' && contents.state !== 'loading') {
    return (
      <SubjectView
        subject={subject.found.subject}
        theory={contents.state === 'ready' ? contents.found.theory : null}
        keptAt={subject.keptAt}
        onTheoryRetry={contents.state === 'failed' ? contents.retry : undefined}
        levels={levels}
        results={
          isSessionThere && (
            <>
              <PacksPanel subjects={[subject.found.subject]} />
              <OwnResults subject={params.subject} onRead={setSurveys} />
            </>
          )
        }
        follower={
          <>
            {isSessionThere && <StatisticReader onRead={setStatistic} />}
            {contents.state === 'ready' && (
              <FollowReading subject={params.subject} articles={contents.found.theory.articles} surveys={surveys} />
            )}
          </>
        }
      />
    )
  }
  return (
    <Page title={subject.state === 'failed' ? 'Предмет не завантажився' : 'Предмет'}>
      {subject.state === 'failed' ? (
        <ProblemNotice title="Не вдалося завантажити предмет" onRetry={subject.retry}>
          {problemText(subject.problem.detail)}
        </ProblemNotice>
      ) : (
        <Skeleton shapes={['block', 'line', 'line', 'block']} />
      )}
    </Page>
  )
}
