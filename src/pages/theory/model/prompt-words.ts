import type { LibraryOf, TableRow } from '#contract/theory'
import { rowWords } from './words'

/** What a row asks, in words: names the hidden answer for those who do not see the row. */
export const promptWords = ({ prompt }: LibraryOf<'table'>, row: TableRow): string =>
  rowWords({ ...row, group: null, cells: Object.fromEntries(prompt.map((column) => [column, row.cells[column] ?? []])) }).trim()
