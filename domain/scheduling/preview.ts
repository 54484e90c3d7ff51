import type { Grade } from '../review.ts'
import { calendarOf, type StudyClock } from './calendar.ts'
import { wishedDay } from './exam.ts'
import { gradeCard, newMemory } from './fsrs.ts'
import { intervalText } from './interval-text.ts'
import type { CardMemory } from './memory.ts'
import { dayMs } from '../duration.ts'
import { offsetAt } from './study-day.ts'

/** The moment of the next look; `due` is null where none comes before the exam. `words` stand on the button: «за 4 дні». */
export type Preview = { due: number | null; words: string }

/** Computes the next due date for each grade. @param memory undefined for a new card. */
export function previewGrades(
  card: string,
  memory: CardMemory | undefined,
  clock: StudyClock,
  isExamMode: boolean,
): Record<Grade, Preview> {
  const calendar = calendarOf(clock)
  const at = Math.max(clock.now, memory?.lastReview ?? 0)
  const offset = offsetAt(at, clock.zone)
  const preview = (grade: Grade): Preview => {
    const next = gradeCard(memory ?? newMemory(card), grade, at, offset)
    if (next.dueDay === null) return { due: next.due, words: intervalText((next.due ?? at) - clock.now) }
    const day = wishedDay(next, calendar, isExamMode)
    return day === null
      ? { due: null, words: 'після іспиту' }
      : { due: calendar.startOf(day), words: intervalText(Math.max(1, day) * dayMs) }
  }
  return { 1: preview(1), 2: preview(2), 3: preview(3), 4: preview(4) }
}
