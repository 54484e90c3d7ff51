import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import type { TaskFile } from './sources.ts'

const formula = /\$[^$]*\$/g
const word = /[а-яґєії’]{5,}/g

/** Rows of matching tasks whose answer can be told by a word alone: of all options only the right one has a word of the row. */
export const tellingRowComplaints = (files: readonly TaskFile[]): string[] =>
  files.flatMap(({ questions }) => questions.flatMap((question) => tellingRows(question).map((row) => `${question.id}: ${row}`)))

function tellingRows(question: QuestionSource): string[] {
  if (question.form !== 'matching') return []
  const options = Object.entries(question.options).map(([id, text]) => ({ id, stems: stemsOf(text) }))
  return Object.entries(question.rows).flatMap(([row, text]) => {
    const asked = new Set(stemsOf(text))
    const [only, ...others] = options
      .map(({ id, stems }) => ({ id, shared: stems.filter((stem) => asked.has(stem)) }))
      .filter(({ shared }) => shared.length > 0)
    if (!only || others.length > 0 || only.id !== question.key[row]) return []
    return [`рядок ${row} сам називає свою відповідь: ${only.shared.map((stem) => `«${stem}…»`).join(', ')} є лише в ній`]
  })
}

/** Words of five letters and more by their beginnings, as one compares them at a glance. */
const stemsOf = (text: string): string[] => [
  ...new Set((text.replaceAll(formula, '').toLowerCase().match(word) ?? []).map((each) => each.slice(0, 5))),
]
