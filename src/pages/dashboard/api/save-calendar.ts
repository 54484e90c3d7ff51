import type { ExamDay } from '#contract/exam-date'
import type { PlanTask } from '#contract/plan/plan-task'
import { saveFile } from '@/shared/lib/save-file'

/** Hands the plan over as a file for the calendar. Rejects where the code for it cannot be had. */
export async function saveCalendar(plan: readonly PlanTask[], exam: ExamDay, today: string, address: string): Promise<void> {
  const { calendarOf, calendarName } = await import('../model/calendar-file')
  saveFile(new File([calendarOf(plan, exam, address)], calendarName(today), { type: 'text/calendar;charset=utf-8' }))
}
