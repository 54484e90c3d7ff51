import { plainWriter } from '#domain/plain-writer'
import type { ArticleSummary, TableRow, TheoryExample, LibraryOf } from '#contract/theory'

const between = { blocks: ' ', items: ' ', rows: ' ', cells: ' ' }
const { text, run } = plainWriter({ formula: (tex) => tex, gap: ' ', lineBreak: ' ', between })

/** Words that an entry of a library is found by. */
export const searchTextOfArticle = ({ title, gist }: ArticleSummary): string => `${title} ${run(gist)}`

export const searchTextOfExample = ({ title, problem, article }: TheoryExample): string =>
  [title ?? '', article.title, text(problem)].join(' ')

export const searchTextOfRow = ({ group, cells }: TableRow): string => [group ?? '', text(Object.values(cells).flat())].join(' ')

/** Puts the question of a row into words: names the hidden answer for those who do not see the row. */
export const promptText = ({ prompt }: LibraryOf<'table'>, row: TableRow): string =>
  searchTextOfRow({ ...row, group: null, cells: Object.fromEntries(prompt.map((column) => [column, row.cells[column] ?? []])) }).trim()
