import type { LibraryOf, TableRow } from '#contract/theory'
import { searchTextOfRow } from './search-text'

/** Puts the question of a row into words: names the hidden answer for those who do not see the row. */
export const promptText = ({ prompt }: LibraryOf<'table'>, row: TableRow): string =>
  searchTextOfRow({ ...row, group: null, cells: Object.fromEntries(prompt.map((column) => [column, row.cells[column] ?? []])) }).trim()
