import type { Answer } from '#domain/answer'
import type { Key } from '#domain/key'
import type { Option, Question } from '#domain/question'

const labelIn = (options: readonly Option[], id: string): string => options.find((option) => option.id === id)?.label ?? id

/** An answer in one line: «Б», «1–В, 2–А», «0,5». */
export function answerText(question: Question, answer: Answer): string {
  if (answer === null) return ''
  if (typeof answer === 'string') return question.form === 'single' ? labelIn(question.options, answer) : answer
  if (Array.isArray(answer)) return answer.map((id) => ('options' in question ? labelIn(question.options, id) : id)).join(', ')
  return partsOf(question)
    .flatMap(({ id, label, options }) => (answer[id] === undefined ? [] : [`${label}–${labelIn(options, answer[id])}`]))
    .join(', ')
}

/** The key in one line, a number as it is written in Ukrainian: «Б», «−0,5». */
export const keyText = (question: Question, key: Key): string =>
  key.form === 'numeric' ? key.correct.replace('.', ',').replace('-', '−') : answerText(question, key.correct)

/** Names the subject of a note of the key: «Чому не А», «2», or a number that pupils often come to. */
export function noteName(question: Question, id: string): string {
  if (question.form === 'single') return `Чому не ${labelIn(question.options, id)}`
  if (question.form === 'numeric') return id.replace('.', ',').replace('-', '−')
  const part = partsOf(question).find((each) => each.id === id)
  return part?.label ?? ('options' in question ? labelIn(question.options, id) : id)
}

/** Rows, gaps or groups with the labels they carry and the options they offer. */
function partsOf(question: Question): { id: string; label: string; options: readonly Option[] }[] {
  switch (question.form) {
    case 'matching':
      return question.rows.map(({ id, label }) => ({ id, label, options: question.options }))
    case 'gapPool':
      return question.gaps.map(({ id }, index) => ({ id, label: String(index + 1), options: question.options }))
    case 'gap':
      return question.gaps.map(({ id, options }, index) => ({ id, label: String(index + 1), options }))
    case 'grouped':
      return question.groups.map(({ id, options }, index) => ({ id, label: String(index + 1), options }))
    default:
      return []
  }
}
