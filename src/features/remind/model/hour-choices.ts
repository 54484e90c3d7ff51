import { reminderHours, type ReminderWay } from '#contract/reminder'
import type { Choice } from '@/shared/ui/select'

/** «17:00». */
export const hourText = (hour: number): string => `${hour}:00`

export const hourChoices: readonly Choice[] = Array.from({ length: reminderHours.last - reminderHours.first + 1 }, (_, index) => ({
  value: String(reminderHours.first + index),
  text: hourText(reminderHours.first + index),
}))

/** «Сповіщення щодня о 17:00». */
export const chosenText = (way: ReminderWay, hour: number): string => `${wayNouns[way]} щодня о ${hourText(hour)}`
const wayNouns: Record<ReminderWay, string> = { push: 'Сповіщення', letter: 'Лист', calendar: 'Нагадування календаря' }
