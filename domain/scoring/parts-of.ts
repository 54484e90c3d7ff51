import type { Question } from '../question.ts'

/** Counts the answers that a task asks for: one for each row, gap or group, for each option that is to be chosen or put in order, else one. */
export function partsOf(question: Question): number {
  switch (question.form) {
    case 'single':
    case 'numeric':
      return 1
    case 'matching':
      return question.rows.length
    case 'sequence':
      return question.options.length
    case 'multi':
      return question.choose
    case 'grouped':
      return question.groups.length
    case 'gap':
    case 'gapPool':
      return question.gaps.length
  }
}
