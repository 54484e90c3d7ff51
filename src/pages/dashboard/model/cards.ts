import type { Groups } from '#contract/group'
import type { SubjectReadiness } from '#domain/prediction'
import type { PreferencesChange, StudyPreferences } from '#domain/study-preferences'
import type { SurveySummary } from '#domain/survey'
import type { Statistic } from '#domain/statistic'
import type { Prediction } from '#domain/forecast/range'
import type { OwnAnswer } from '@/shared/lib/answer'
import type { Outlook } from '#domain/plan/outlook'
import type { DueCards } from '#domain/plan/reminder-text'

/** The answers that the dashboard asks for. */
export type Asked = {
  surveys: OwnAnswer<{ surveys: SurveySummary[] }>
  statistic: OwnAnswer<{ statistic: Statistic }>
  readiness: OwnAnswer<{ readiness: SubjectReadiness[] }>
  /** Null for a guest, who is in no group. */
  groups: OwnAnswer<Groups> | null
  preferences: StudyPreferences
  onChange: (change: PreferencesChange) => Promise<void>
  /** ms since the epoch by the server’s clock. */
  now: number
}

/** Everything that its cards are drawn from. */
export type Cards = Asked & { outlook: Outlook; predictions: readonly Prediction[] | null; dueCards: DueCards | null }

/** The properties that each view of the dashboard is drawn from. */
export type ViewProps = Cards & { onSettings: () => void }
