import { reminderHours } from '#contract/reminder'
import type { Choice } from '@/shared/ui/select'

/** «17:00». */
export const hourText = (hour: number): string => `${hour}:00`

/** The hours to choose from; one that was chosen elsewhere is among them. */
export function hourChoices(chosen: number): Choice[] {
  const offered = Array.from({ length: reminderHours.last - reminderHours.first + 1 }, (_, index) => reminderHours.first + index)
  return [...new Set([...offered, chosen])].toSorted((a, b) => a - b).map((hour) => ({ value: String(hour), text: hourText(hour) }))
}
