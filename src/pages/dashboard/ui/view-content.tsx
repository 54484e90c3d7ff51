import type { FC } from 'react'
import { boardLook } from 'styled-system/recipes'
import type { View } from '../model/view'
import { ReminderOffer } from '@/features/remind'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Growth } from './growth/growth'
import { GainCard } from './plan/gain-card'
import { PlanCard } from './plan/plan-card'
import { TopicMap } from './plan/topic-map'
import { ScoreCard } from './score/score-card'
import type { ViewProps } from '../model/cards'

const look = boardLook()

const Plan: FC<ViewProps> = ({ outlook, preferences, onSettings }) => (
  <div className={look.stack}>
    <PlanCard outlook={outlook} preferences={preferences} onSettings={onSettings} />
    <ReminderOffer />
    <GainCard gains={outlook.gains} subjects={outlook.subjects} />
  </div>
)

function Topics({ statistic, outlook }: ViewProps) {
  if (statistic.state === 'ready') return <TopicMap subjects={outlook.subjects} statistic={statistic.found.statistic} />
  return statistic.state === 'failed' && <FailedNotice title="Не вдалося завантажити теми" answer={statistic} />
}

const Score: FC<ViewProps> = ({ preferences, onChange }) => <ScoreCard preferences={preferences} onChange={onChange} />

const contentOf: Record<View, FC<ViewProps>> = { plan: Plan, topics: Topics, growth: Growth, score: Score }

/** The content of a view of the dashboard; its code comes when it is asked for. */
export function ViewContent({ view, ...props }: ViewProps & { view: View }) {
  const Content = contentOf[view]
  return <Content {...props} />
}
