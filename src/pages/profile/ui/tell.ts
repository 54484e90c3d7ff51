import type { Problem } from '@/shared/api'
import { showToast } from '@/shared/ui/toaster'

/** The toast of a failed call, as the error catalogue says. */
export const tell = ({ detail }: Problem): void => showToast({ severity: 'error', title: 'Помилка', detail })
