import type { CourseLevel } from '#contract/course-summary'
import type { LessonStep } from '#domain/lesson-step'

/** Up to an hour in minutes, longer in hours and half hours: «45 хв», «4,5 год». */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} хв`
  return `${(Math.round(minutes / 30) / 2).toLocaleString('uk-UA')} год`
}

export const levelNames: Record<CourseLevel, string> = { threshold: 'Поріг', solid: '140+', high: '160+' }
export const stepNames: Record<LessonStep, string> = { theory: 'Теорія', example: 'Приклад', try: 'Спроба', check: 'Перевірка' }
