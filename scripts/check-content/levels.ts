import { lusolve, multiply, transpose } from 'mathjs'
import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import type { TaskFile } from './sources.ts'

type Levelled = { id: string; declared: number; computed: number }

const furthest = 20
/** Beyond it a level is a slip of the pen (`1.5` for `-1.5`); what lies nearer is for an author to read. */
const limit = 1.8

/** The level that other tasks of the subject with this form, time, steps and length of explanation have: a straight line through them all. */
export function levelsOf(questions: readonly QuestionSource[]): Levelled[] {
  const forms = [...new Set(questions.map(({ form }) => form))]
  const rows = questions.map((question) => [...forms.map((form) => Number(form === question.form)), ...signsOf(question)])
  const [across, declared] = [transpose(rows), questions.map(({ difficulty }) => [difficulty])]
  // A little more on the diagonal keeps the line where a sign is the same in all tasks.
  const square = multiply(across, rows).map((row, at) => row.map((cell, to) => cell + (at === to ? 0.01 : 0)))
  const weights = lusolve(square, multiply(across, declared)) as number[][]
  const computed = multiply(rows, weights)
  return questions.map(({ id, difficulty }, index) => ({ id, declared: difficulty, computed: computed[index]?.[0] ?? difficulty }))
}

function signsOf({ seconds, explanation }: QuestionSource): number[] {
  const [solution = ''] = explanation.split('Перевірка')
  return [Math.log(seconds), (solution.match(/^\d+\. /gm) ?? []).length, Math.log(1 + solution.split(/\s+/).length)]
}

const gapOf = ({ declared, computed }: Levelled): number => declared - computed
const told = (level: Levelled): string => `${level.id} ${gapOf(level).toFixed(1)}`

const bySubject = (files: readonly TaskFile[]) =>
  [...Map.groupBy(files, ({ subject }) => subject)].map(([subject, own]) => ({
    subject,
    levels: levelsOf(own.flatMap(({ questions }) => questions)),
  }))

/** One line a subject: the tasks whose declared level lies furthest from the computed one, to be read by an author. */
export const levelReport = (files: readonly TaskFile[]): string[] =>
  bySubject(files).map(({ subject, levels }) => {
    const worst = levels.toSorted((a, b) => Math.abs(gapOf(b)) - Math.abs(gapOf(a))).slice(0, furthest)
    return `рівень автора мінус обчислений, ${subject}: ${worst.map(told).join(', ')}`
  })

export const levelComplaints = (files: readonly TaskFile[]): string[] =>
  bySubject(files).flatMap(({ levels }) =>
    levels
      .filter((level) => Math.abs(gapOf(level)) > limit)
      .map(({ id, declared, computed }) => `${id}: difficulty ${declared}, а схожі на нього завдання мають близько ${computed.toFixed(1)}`),
  )
