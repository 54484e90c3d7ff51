import type { StudyPreferences } from '#contract/study-preferences'
import { boardLook } from 'styled-system/recipes'
import type { Cards } from '../model/cards'
import type { Outlook } from '../model/outlook'
import { GainCard } from './plan/gain-card'
import { PlanCard } from './plan/plan-card'
import { TopicMap } from './plan/topic-map'

const look = boardLook()

type PlanSectionProps = { outlook: Outlook; statistic: Cards['statistic']; preferences: StudyPreferences; onSettings: () => void }

/** What lies below the fold: the map of topics, the week to come, and where an hour brings most. */
export function PlanSection({ outlook, statistic, preferences, onSettings }: PlanSectionProps) {
  return (
    <div className={look.stack}>
      {statistic.state === 'ready' && <TopicMap subjects={outlook.subjects} statistic={statistic.found.statistic} />}
      <PlanCard outlook={outlook} preferences={preferences} onSettings={onSettings} />
      <GainCard gains={outlook.gains} subjects={outlook.subjects} />
    </div>
  )
}
