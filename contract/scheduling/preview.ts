import type { Grade } from '../review.ts'
import { calendarOf, type StudyClock } from './calendar.ts'
import { wishedDay } from './exam.ts'
import { gradeCard, newMemory } from './fsrs.ts'
import { intervalText } from './interval-text.ts'
import type { CardMemory } from './memory.ts'

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
  const preview = (grade: Grade): Preview => {
    const next = gradeCard(memory ?? newMemory(card), grade, at)
    const natural = next.due ?? at
    const day = wishedDay(next, calendar, isExamMode && next.state === 'review')
    if (day === null) return { due: null, words: 'після іспиту' }
    const due = day === Math.max(0, calendar.indexOf(natural)) ? natural : calendar.startOf(day)
    return { due, words: intervalText(due - clock.now) }
  }
  return { 1: preview(1), 2: preview(2), 3: preview(3), 4: preview(4) }
}
