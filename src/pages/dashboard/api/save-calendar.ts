import type { PlanTask } from '#contract/plan/plan-task'
import { openCalendarFile } from '../model/open-calendar-file'
import { saveFile } from '@/shared/lib/save-file'

/** Hands the plan over as a file for the calendar. Rejects where the code for it cannot be had. */
export async function saveCalendar(plan: readonly PlanTask[], today: string, address: string): Promise<void> {
  const { calendarOf, calendarName } = await openCalendarFile()
  saveFile(new File([calendarOf(plan, address)], calendarName(today), { type: 'text/calendar;charset=utf-8' }))
}
