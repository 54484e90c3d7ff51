import type { Reminders } from '../reminder.ts'

/** Reminders that nobody has switched on yet. */
export const remindersOf = (change: Partial<Reminders> = {}): Reminders => ({
  isAvailable: true,
  isOn: false,
  hour: 17,
  isWaiting: false,
  ...change,
})
