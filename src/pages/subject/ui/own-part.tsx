import { useState } from 'react'
import type { Statistic } from '#contract/user'
import type { Subject } from '#contract/subject'
import type { SurveySummary } from '#contract/survey'
import type { ArticleSummary } from '#contract/theory'
import { WithSession } from '@/entities/session'
import { StatisticReader } from '@/entities/statistic'
import { FollowReading } from '@/features/follow-reading'
import { PacksPanel } from '@/features/keep-pack'
import { OwnResults } from './own-results'

type OwnPartProps = {
  subject: Subject
  /** null where the theory has not come. */
  articles: readonly ArticleSummary[] | null
  onStatistic: (statistic: Statistic) => void
}

/** The visitor’s own: packs on this device and results; it reads their points and keeps the marks of reading up to date. */
export function OwnPart({ subject, articles, onStatistic }: OwnPartProps) {
  const [surveys, setSurveys] = useState<readonly SurveySummary[] | null>(null)
  return (
    <WithSession>
      <PacksPanel subjects={[subject]} />
      <OwnResults subject={subject.id} onRead={setSurveys} />
      <StatisticReader onRead={onStatistic} />
      {articles && <FollowReading subject={subject.id} articles={articles} surveys={surveys} />}
    </WithSession>
  )
}
