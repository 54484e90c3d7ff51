import type { ExamDay } from '#contract/exam-date'
import type { PlanTask } from '#contract/plan/plan-task'
import { openCalendarFile } from '../model/open-calendar-file'
import { saveFile } from '@/shared/lib/save-file'

/** Hands the plan over as a file for the calendar. Rejects where the code for it cannot be had. */
export async function saveCalendar(plan: readonly PlanTask[], exam: ExamDay, today: string, address: string): Promise<void> {
  const { calendarOf, calendarName } = await openCalendarFile()
  saveFile(new File([calendarOf(plan, exam, address)], calendarName(today), { type: 'text/calendar;charset=utf-8' }))
}
