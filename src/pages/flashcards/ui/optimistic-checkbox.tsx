import { startTransition, useOptimistic, type ReactNode } from 'react'
import { Checkbox } from '@/shared/ui/checkbox'

type OptimisticCheckboxProps = {
  isChecked: boolean
  /** Resolves when the choice is written down. */
  onKeep: (isChecked: boolean) => Promise<unknown>
  name?: string
  children: ReactNode
}

/** A choice that shows at once and is then written down; where that fails it goes back. */
export function OptimisticCheckbox({ isChecked, onKeep, name, children }: OptimisticCheckboxProps) {
  const [shown, show] = useOptimistic(isChecked)
  const turn = () =>
    startTransition(async () => {
      show(!shown)
      await onKeep(!shown)
    })
  return (
    <Checkbox aria-label={name} checked={shown} onChange={turn}>
      {children}
    </Checkbox>
  )
}
