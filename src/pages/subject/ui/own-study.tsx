import { useState } from 'react'
import type { Statistic } from '#domain/statistic'
import type { Subject } from '#domain/subject'
import type { SurveySummary } from '#domain/survey'
import type { ArticleSummary } from '#contract/theory'
import { noteListed } from '@/entities/survey'
import { WithSession } from '@/entities/session'
import { StatisticReader } from '@/entities/statistic'
import { FollowReading } from '@/features/follow-reading'
import { PacksPanel } from '@/features/keep-pack'
import { OwnResults } from './own-results'

type OwnStudyProps = {
  subject: Subject
  /** null where the theory has not come. */
  articles: readonly ArticleSummary[] | null
  onStatistic: (statistic: Statistic) => void
}

/** Shows the visitor’s own packs and results of a subject, reads their points, and brings the marks of reading up to date. */
export function OwnStudy({ subject, articles, onStatistic }: OwnStudyProps) {
  const [surveys, setSurveys] = useState<readonly SurveySummary[] | null>(null)
  const heed = (read: readonly SurveySummary[]) => {
    setSurveys(read)
    if (read.length > 0) noteListed(read, new Map([[subject.id, subject.title]]))
  }
  return (
    <WithSession>
      <PacksPanel subjects={[subject]} />
      <OwnResults subject={subject.id} onRead={heed} />
      <StatisticReader onRead={onStatistic} />
      {articles && <FollowReading subject={subject.id} articles={articles} surveys={surveys} />}
    </WithSession>
  )
}
