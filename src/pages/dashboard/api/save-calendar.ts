import type { PlanTask } from '@/entities/study-plan'
import { openCalendarFile } from '@/entities/study-plan'

/** Hands the plan over as a file for the calendar. Rejects where the code for it cannot be had. */
export async function saveCalendar(plan: readonly PlanTask[], today: string, address: string): Promise<void> {
  const { calendarOf, calendarName } = await openCalendarFile()
  const url = URL.createObjectURL(new Blob([calendarOf(plan, address)], { type: 'text/calendar;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: calendarName(today) })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
