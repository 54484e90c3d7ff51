import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import type { Choice } from './cues.ts'

/**
 * One guess of a pupil: one choice, or several that share their options, each of which serves once.
 * `hasRows`: every choice has a row of its own; else only what was chosen counts, in any order.
 */
export type Puzzle = { id: string; form: string; choices: Choice[]; hasRows: boolean }

const made = new WeakMap<QuestionSource, Puzzle[]>()

/** The puzzles of a task, made once for all that guess at them. */
export function puzzlesOf(question: QuestionSource): Puzzle[] {
  const puzzles = made.get(question) ?? makePuzzles(question)
  made.set(question, puzzles)
  return puzzles
}

/** Of a matching task all rows together, of several gaps or groups with own options one for each; none of a number. */
function makePuzzles(question: QuestionSource): Puzzle[] {
  const { id, form, prompt } = question
  const keyed = (own: string, options: Record<string, string>, key: string, stem = prompt, row?: string): Choice => ({
    id: own,
    stem,
    options: Object.values(options),
    key: Object.keys(options).indexOf(key),
    ...(row !== undefined && { row }),
  })
  const alone = (choice: Choice): Puzzle => ({ id: choice.id, form, choices: [choice], hasRows: true })
  const together = (choices: Choice[], hasRows = true): Puzzle[] => [{ id, form, choices, hasRows }]
  switch (question.form) {
    case 'single':
      return [alone(keyed(id, question.options, question.key))]
    case 'gap':
      return Object.entries(question.gaps).map(([gap, { options }]) => alone(keyed(`${id} ${gap}`, options, question.key[gap] ?? '')))
    case 'grouped':
      return Object.entries(question.groups).map(([group, { title, options }]) =>
        alone(keyed(`${id} ${group}`, options, question.key[group] ?? '', `${prompt} ${title}`)),
      )
    case 'matching':
      return together(Object.entries(question.rows).map(([row, text]) => keyed(id, question.options, question.key[row] ?? '', text, row)))
    case 'gapPool':
      return together(question.gaps.map((gap, index) => keyed(id, question.options, question.key[gap] ?? '', '', `${index + 1}`)))
    case 'sequence':
      return together(question.key.map((key, index) => keyed(id, question.options, key, '', `${index + 1}`)))
    case 'multi':
      return together(
        question.key.map((key) => keyed(id, question.options, key)),
        false,
      )
    case 'numeric':
      return []
  }
}
