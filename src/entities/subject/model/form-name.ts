import type { QuestionForm } from '#domain/question'

const formNames: Record<QuestionForm, string> = {
  single: 'Одна правильна відповідь',
  matching: 'Логічні пари',
  sequence: 'Послідовність',
  multi: 'Три правильні з переліку',
  grouped: 'По одній у трьох групах',
  numeric: 'Коротка числова відповідь',
  gap: 'Пропуски з варіантами',
  gapPool: 'Пропуски зі спільним переліком',
}

/** Names a form of task on the screen. */
export const formName = (form: QuestionForm): string => formNames[form]
