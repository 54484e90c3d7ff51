import type { PreferencesChange, StudyPreferences } from '#contract/study-preferences'
import { laterPart } from '@/shared/lib/later'
import type { PlanSheetProps } from './plan-sheet'

const DateSheet = laterPart(async () => (await import('./date-sheet')).DateSheet)
const PlanSheet = laterPart(async () => (await import('./plan-sheet')).PlanSheet)

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  preferences: StudyPreferences
  onChange: (change: PreferencesChange) => Promise<void>
}
type LazySheetProps = SheetProps & ({ kind: 'date'; today: string } | ({ kind: 'plan' } & Pick<PlanSheetProps, 'subjects'>))

/** Place of a sheet; its code comes when it is opened, and it begins anew each time. */
export function LazySheet(props: LazySheetProps) {
  if (!props.isOpen) return null
  return props.kind === 'date' ? <DateSheet {...props} /> : <PlanSheet {...props} />
}
