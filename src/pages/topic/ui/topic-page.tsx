import { pageTitles } from '#contract/page-titles'
import { WithSession } from '@/entities/session'
import { findTopic, useSubject } from '@/entities/subject'
import { useTheoryContents } from '@/entities/theory'
import { NearMatches } from '@/features/find'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { Page } from '@/shared/ui/page'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { TopicPractice } from './topic-practice'
import { TopicView } from './topic-view'

type TopicPageProps = { params: { subject: string; topic: string } }

export function TopicPage({ params }: TopicPageProps) {
  const subject = useSubject(params.subject)
  const contents = useTheoryContents(params.subject)
  const found = subject.state === 'ready' ? subject.found.subject : null
  const topic = found && findTopic(found, params.topic)
  usePageTitle(found && topic && pageTitles.topic(topic.title, found.title))
  if (subject.state === 'missing') return <NearMatches title="Такого предмета немає" parent={catalogue} />
  if (found && !topic) {
    const parent = { title: found.title, to: addresses.subject.to(params) }
    return <NearMatches title="Такої теми немає" parent={parent} />
  }
  if (found && topic && contents.state !== 'loading') {
    return (
      <TopicView
        subject={found}
        topic={topic}
        articles={contents.state === 'ready' ? contents.found.theory.articles : []}
        storedAt={subject.state === 'ready' ? subject.storedAt : null}
        practice={
          <WithSession>
            <TopicPractice subject={params.subject} topic={topic} />
          </WithSession>
        }
        theoryProblem={contents.state === 'failed' ? contents : null}
      />
    )
  }
  return (
    <Page title={subject.state === 'failed' ? 'Тема не завантажилася' : <span aria-hidden="true">&nbsp;</span>}>
      {subject.state === 'failed' ? (
        <FailedNotice title="Не вдалося завантажити тему" answer={subject} />
      ) : (
        <Skeleton shapes={['title', 'line', 'row', 'row']} />
      )}
    </Page>
  )
}

const catalogue = { title: 'Усі предмети', to: addresses.subjects.to() }
