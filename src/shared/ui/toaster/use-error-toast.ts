import { useEffect } from 'react'
import { showToast } from './inbox'

/** Says a failure as a toast when it happens; the place that shows it stays as it is. */
export function useErrorToast(detail: string | undefined): void {
  useEffect(() => {
    if (detail !== undefined) showToast({ severity: 'error', title: 'Помилка', detail })
  }, [detail])
}
