import { lazyPart } from '@/shared/lib/lazy'
import type { PlanSheetProps, SheetProps } from './sheet-props'

const DateSheet = lazyPart(async () => (await import('./date-sheet')).DateSheet)
const PlanSheet = lazyPart(async () => (await import('./plan-sheet')).PlanSheet)

type LazySheetProps = SheetProps & ({ kind: 'date'; today: string } | ({ kind: 'plan' } & Pick<PlanSheetProps, 'subjects'>))

/** Place of a sheet; its code comes when it is opened, and it begins anew each time. */
export function LazySheet(props: LazySheetProps) {
  if (!props.isOpen) return null
  return props.kind === 'date' ? <DateSheet {...props} /> : <PlanSheet {...props} />
}
