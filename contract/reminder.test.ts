import { expect, test } from 'vitest'
import { reminderHours } from './reminder.ts'
import { studyDay, wallHour, wallMoment } from '#domain/scheduling/study-day'

test.each([
  ['Europe/Kyiv', '2027-03-28'],
  ['Europe/Kyiv', '2026-10-25'],
  ['America/New_York', '2026-11-01'],
  ['America/New_York', '2027-03-14'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Asia/Kolkata', '2026-11-28'],
  ['Pacific/Kiritimati', '2026-11-28'],
])('each hour of reminders in %s comes once on %s, also where clocks change', (zone, day) => {
  for (let hour = reminderHours.first; hour <= reminderHours.last; hour++) {
    const at = wallMoment(day, hour, zone)
    expect([studyDay(at, zone), wallHour(at, zone), wallHour(at - 1000, zone)]).toEqual([day, hour, hour - 1])
  }
})
