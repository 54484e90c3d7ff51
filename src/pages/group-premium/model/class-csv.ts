import Papa from 'papaparse'
import type { GroupReport, Invitation, PaperAnswers } from '#contract/group'
import { paperTotal, percentOf, stateText, taskTotal, type ClassResults, type PointsTotal } from './class-results'

/** Excel reads Ukrainian letters by the mark at the start, and semicolons as columns; a name that looks like a formula stays a text. */
const table = (fields: string[], data: (string | number)[][]): string =>
  `\ufeff${Papa.unparse({ fields, data }, { delimiter: ';', newline: '\r\n', escapeFormulae: true })}`

/** The map of a class as CSV: points and their maximum by topic. Whoever shares no results is not in the report, and so not here. */
export const reportCsv = ({ topics, rows }: GroupReport): string =>
  table(
    ['Ім’я', ...topics.flatMap(({ title }) => [`${title}: бали`, `${title}: з`])],
    rows.map(({ name, cells }) => [name, ...cells.flatMap((cell): (string | number)[] => (cell ? [cell.points, cell.max] : ['', '']))]),
  )

const totalCells = (total: PointsTotal | null): (string | number)[] => (total ? [total.points, total.max, percentOf(total)] : ['', '', ''])

/** All works of a class by pupil: the sum of the papers handed in, then points, their maximum and how it stands. */
export const resultsCsv = (results: ClassResults): string =>
  table(
    [
      'Ім’я',
      'Сума балів за здані роботи',
      'Сума: з',
      'Сума: %',
      ...results.columns.flatMap(({ name }) => [`${name}: бали`, `${name}: з`, `${name}: стан`]),
    ],
    results.rows.map(({ name, cells }) => [
      name,
      ...totalCells(paperTotal(results, cells)),
      ...cells.flatMap((cell, index) => [cell.done ?? '', results.columns[index]?.max ?? '', stateText(cell)]),
    ]),
  )

/** One work by pupil and task: the sum, points, and minutes in all. */
export const answersCsv = ({ tasks, rows }: Pick<PaperAnswers, 'tasks' | 'rows'>): string =>
  table(
    ['Ім’я', 'Сума балів', 'Сума: з', 'Сума: %', ...tasks.map(({ number, max }) => `Завдання ${number} (з ${max})`), 'Хвилин'],
    rows.map(({ name, points, seconds }) => [
      name,
      ...totalCells(taskTotal(tasks, points)),
      ...points.map((each) => each ?? ''),
      seconds === null ? 'з паперу' : Math.round(seconds / 60),
    ]),
  )

/** Codes with names, and the link of each. */
export const codesCsv = (invitations: readonly Invitation[], linkOf: (code: string) => string): string =>
  table(
    ['Ім’я', 'Код', 'Посилання'],
    invitations.map(({ label, code }) => [label ?? '', code, linkOf(code)]),
  )

export const csvFile = (name: string, text: string): File => new File([text], name, { type: 'text/csv;charset=utf-8' })
