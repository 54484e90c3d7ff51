import { lazyPart } from '@/shared/lib/lazy'
import { Skeleton } from '@/shared/ui/skeleton'
import type { ReminderSettingsProps } from './reminder-settings'

/** The settings; pages that only keep a device reminded do without their code. */
export const LazyReminderSettings = lazyPart<ReminderSettingsProps>(
  async () => (await import('./reminder-settings')).ReminderSettings,
  <Skeleton shapes={['row', 'line']} />,
)
