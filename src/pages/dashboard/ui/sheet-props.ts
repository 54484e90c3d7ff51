import type { SubjectReadiness } from '#domain/prediction'
import type { PreferencesChange, StudyPreferences } from '#domain/study-preferences'

/** The props of a sheet over the dashboard. */
export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  preferences: StudyPreferences
  onChange: (change: PreferencesChange) => Promise<void>
}
export type PlanSheetProps = SheetProps & { subjects: readonly SubjectReadiness[] }
