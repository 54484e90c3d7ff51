import type { Key } from '#domain/key'
import type { Question } from '#domain/question'

type Labelled = readonly { id: string; label: string }[]

/** The right answer in the letters and numbers of the task: «Б», «1–Б, 2–А», «В → А → Б», «0,5». */
export function rightText(question: Question, key: Key, number: number): string {
  if (key.form === 'numeric') return [key.correct, ...(key.tolerance ? [key.tolerance] : [])].map(asWritten).join(' ± ')
  const letters = (options: Labelled, ids: readonly string[]) => ids.map((id) => options.find((option) => option.id === id)?.label ?? '')
  const ownNumber = (index: number) => String(question.numbers > 1 ? number + index : index + 1)
  const pairs = (
    parts: readonly { id: string; label?: string; options?: Labelled }[],
    correct: Readonly<Record<string, string>>,
    shared: Labelled,
  ) =>
    parts
      .map(({ id, label, options = shared }, index) => {
        const name = question.numbers > 1 || label === undefined ? ownNumber(index) : label
        return `${name}–${letters(options, [correct[id] ?? '']).join('')}`
      })
      .join(', ')
  switch (question.form) {
    case 'single':
      return key.form === 'single' ? letters(question.options, [key.correct]).join('') : ''
    case 'multi':
      return key.form === 'multi' ? letters(question.options, key.correct).join(', ') : ''
    case 'sequence':
      return key.form === 'sequence' ? letters(question.options, key.correct).join(' → ') : ''
    case 'matching':
      return key.form === 'matching' ? pairs(question.rows, key.correct, question.options) : ''
    case 'gapPool':
      return key.form === 'gapPool' ? pairs(question.gaps, key.correct, question.options) : ''
    case 'grouped':
      return key.form === 'grouped' ? pairs(question.groups, key.correct, []) : ''
    case 'gap':
      return key.form === 'gap' ? pairs(question.gaps, key.correct, []) : ''
    case 'numeric':
      return ''
  }
}

const asWritten = (decimal: string): string => decimal.replaceAll('.', ',').replace('-', '−')
