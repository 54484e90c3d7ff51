import type { ReportReason } from '#contract/user-fact'

/** Reasons to report a task, in the words of the visitor. */
export const reasons: readonly { reason: ReportReason; text: string }[] = [
  { reason: 'wrongKey', text: 'Неправильний ключ' },
  { reason: 'unclear', text: 'Незрозуміла умова' },
  { reason: 'typo', text: 'Помилка в тексті' },
  { reason: 'picture', text: 'Щось не так із рисунком або формулою' },
  { reason: 'other', text: 'Інше' },
]
