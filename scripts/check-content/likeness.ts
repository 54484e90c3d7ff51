import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import type { TaskFile } from './sources.ts'

const tooAlike = 0.7

/** Tasks of one subject that say nearly the same: their prompt and options share most of their runs of three words. */
export function likenessComplaints(files: readonly TaskFile[]): string[] {
  return [...Map.groupBy(files, ({ subject }) => subject).values()].flatMap((own) => {
    const tasks = own.flatMap(({ questions }) => questions.map((question) => ({ id: question.id, runs: runsOf(wordsOf(question)) })))
    return tasks.flatMap((task, index) =>
      tasks
        .slice(index + 1)
        .filter((other) => likeness(task.runs, other.runs) > tooAlike)
        .map((other) => `${task.id} і ${other.id}: майже те саме завдання`),
    )
  })
}

function wordsOf(question: QuestionSource): string[] {
  const options = 'options' in question ? Object.values(question.options) : []
  const rows = 'rows' in question ? Object.values(question.rows) : []
  const gaps = question.form === 'gap' ? Object.values(question.gaps).flatMap((gap) => Object.values(gap.options)) : []
  const written = [question.stimulus ?? '', question.prompt, ...rows, ...options.toSorted(), ...gaps].join(' ')
  return written.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []
}

const runsOf = (words: readonly string[]): Set<string> => new Set(words.map((_, index) => words.slice(index, index + 3).join(' ')))

/** Share of common runs: 0 nothing, 1 the same. */
const likeness = (a: Set<string>, b: Set<string>): number => {
  const common = [...a].filter((run) => b.has(run)).length
  return common / (a.size + b.size - common)
}
