import { sheetTask, type SheetCode, type SheetTask } from '#domain/answer-sheet'
import { tasks } from '#samples/questions'

const numbered = (forms: readonly (keyof typeof tasks)[]): SheetTask[] => forms.map((form, index) => sheetTask(tasks[form], index + 1))
const times = (count: number, form: keyof typeof tasks) => Array.from({ length: count }, () => form)

/** Works of each kind: an exam of mathematics, one of a language, a short test, every form. */
const works = [
  numbered([...times(15, 'single'), ...times(3, 'matching'), ...times(4, 'numeric')]),
  numbered([...times(10, 'single'), ...times(4, 'gap'), ...times(3, 'gapPool'), ...times(3, 'matching')]),
  numbered(times(12, 'single')),
  numbered([...times(20, 'single'), 'sequence', 'multi', 'grouped', 'matching', 'numeric', 'gap', 'gapPool']),
]

/** Whose sheet a seed gives: three of four name a pupil. */
export function givenFor(seed: number): { tasks: SheetTask[]; code: SheetCode } {
  const pupil = seed % 4 === 0 ? null : 'ACDEFG'
  return { tasks: works[seed % works.length] ?? [], code: { work: 'K7MX3P', pupil, variant: 1 + (seed % 10) } }
}
