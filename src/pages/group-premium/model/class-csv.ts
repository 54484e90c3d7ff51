import Papa from 'papaparse'
import type { GroupReport, Invitation } from '#contract/group'

/** Excel reads Ukrainian letters by the mark at the start, and semicolons as columns; a name that looks like a formula stays a text. */
const table = (fields: string[], data: (string | number)[][]): string =>
  `\ufeff${Papa.unparse({ fields, data }, { delimiter: ';', newline: '\r\n', escapeFormulae: true })}`

/** The map of a class as CSV: points and their maximum by topic. Whoever shares no results is not in the report, and so not here. */
export const reportCsv = ({ topics, rows }: GroupReport): string =>
  table(
    ['Ім’я', ...topics.flatMap(({ title }) => [`${title}: бали`, `${title}: з`])],
    rows.map(({ name, cells }) => [name, ...cells.flatMap((cell): (string | number)[] => (cell ? [cell.points, cell.max] : ['', '']))]),
  )

/** Codes with names, and the link of each. */
export const codesCsv = (invitations: readonly Invitation[], linkOf: (code: string) => string): string =>
  table(
    ['Ім’я', 'Код', 'Посилання'],
    invitations.map(({ label, code }) => [label ?? '', code, linkOf(code)]),
  )

export const csvFile = (name: string, text: string): File => new File([text], name, { type: 'text/csv;charset=utf-8' })
