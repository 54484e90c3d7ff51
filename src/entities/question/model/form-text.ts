import type { Question } from '#contract/question'

/** How to answer a task, said to the pupil. */
export function formHint(question: Question): string {
  switch (question.form) {
    case 'single':
      return 'Обери одну відповідь'
    case 'matching':
      return 'До кожної цифри добери одну літеру'
    case 'sequence':
      return 'Розстав варіанти по порядку'
    case 'multi':
      return `Обери ${question.choose} відповіді`
    case 'grouped':
      return 'Обери по одній відповіді в кожній групі'
    case 'numeric':
      return 'Запиши відповідь числом'
    case 'gap':
    case 'gapPool':
      return 'Добери відповідь до кожного пропуску'
  }
}
