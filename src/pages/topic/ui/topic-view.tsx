import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Subject } from '#domain/subject'
import type { ArticleSummary } from '#contract/theory'
import { css } from 'styled-system/css'
import { isReady, type FoundTopic, subjectWay } from '@/entities/subject'
import { ArticleList } from '@/entities/theory'
import { FollowReading } from '@/features/follow-reading'
import type { Problem } from '@/shared/api'
import { addresses } from '@/shared/routes'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { StoredNotice } from '@/shared/ui/stored-notice'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { ForeignTitle } from '@/shared/ui/rich-text'
import { topicArticles, topicLead } from '../model/topic-articles'

type TopicViewProps = {
  subject: Subject
  topic: FoundTopic
  articles: readonly ArticleSummary[]
  storedAt: string | null
  theoryProblem: { problem: Problem; retry: () => void } | null
  /** Tasks of this topic, and what the visitor has done with them. */
  practice: ReactNode
}

export function TopicView({ subject, topic, articles, storedAt, theoryProblem, practice }: TopicViewProps) {
  const own = topicArticles(topic, articles)
  const way = [
    ...subjectWay(subject),
    ...(topic.section ? [{ title: topic.section.title, to: addresses.topic.to({ subject: subject.id, topic: topic.section.id }) }] : []),
  ]
  return (
    <Page
      eyebrow={<Breadcrumbs way={way} />}
      title={<ForeignTitle text={topic.title} lang={subject.language ?? null} />}
      lead={topicLead(subject, topic, own)}
      actions={
        isReady(subject) && (
          <ButtonLink size="large" href={`${addresses.tests.to({ subject: subject.id, mode: 'topics' })}?topic=${topic.id}`}>
            Тренувати тему
          </ButtonLink>
        )
      }
    >
      <StoredNotice storedAt={storedAt} />
      <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
        {theoryProblem ? (
          <FailedNotice title="Теорія не завантажилася" answer={theoryProblem} />
        ) : (
          <Theory subject={subject.id} articles={own} />
        )}
        <Neighbours subject={subject} topic={topic} />
        {practice}
      </div>
    </Page>
  )
}

function Theory({ subject, articles }: { subject: string; articles: readonly ArticleSummary[] }) {
  if (articles.length > 0)
    return (
      <Panel title="Теорія">
        <FollowReading subject={subject} articles={articles} />
        <ArticleList subject={subject} articles={articles} />
      </Panel>
    )
  return (
    <EmptyState
      title="Конспект цієї теми готуємо"
      action={
        <ButtonLink variant="secondary" href={addresses.theory.to({ subject, type: 'notes' })}>
          Усі конспекти предмета
        </ButtonLink>
      }
    />
  )
}

/** Topics of this section, or those beside this one. */
function Neighbours({ subject, topic }: Pick<TopicViewProps, 'subject' | 'topic'>) {
  const beside = (topic.section?.children ?? topic.children).filter(({ id }) => id !== topic.id)
  if (beside.length === 0) return null
  return (
    <Panel title={topic.section ? 'Поруч у програмі' : 'Теми розділу'}>
      <ul className={css({ display: 'grid', columnGap: '6', gridTemplateColumns: 'fill80' })}>
        {beside.map(({ id, title }) => (
          <li key={id}>
            <Link href={addresses.topic.to({ subject: subject.id, topic: id })} className={link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'target',
  color: 'pen',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline', textUnderlineOffset: 'near' },
})
