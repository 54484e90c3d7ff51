import type { Question } from '#domain/question'

const numerals: Record<number, string> = { 2: 'дві', 3: 'три', 4: 'чотири' }

/** Tells the pupil how to answer a task. */
export function formHint(question: Question): string {
  switch (question.form) {
    case 'single':
      return 'Обери одну відповідь'
    case 'matching':
      return 'До кожної цифри добери одну літеру'
    case 'sequence':
      return 'Розстав варіанти за порядком'
    case 'multi':
      return `Обери ${numerals[question.choose] ?? question.choose} відповіді`
    case 'grouped':
      return 'Обери по одній відповіді в кожній групі'
    case 'numeric':
      return 'Запиши відповідь числом'
    case 'gap':
    case 'gapPool':
      return 'Добери відповідь до кожного пропуску'
  }
}
