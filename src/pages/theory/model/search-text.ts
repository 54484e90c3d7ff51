import { plainWriter } from '#contract/plain-writer'
import type { ArticleSummary, TableRow, TheoryExample } from '#contract/theory'

const between = { blocks: ' ', items: ' ', rows: ' ', cells: ' ' }
const { text, run } = plainWriter({ formula: (tex) => tex, gap: ' ', lineBreak: ' ', between })

/** Words that an entry of a library is found by. */
export const searchTextOfArticle = ({ title, gist }: ArticleSummary): string => `${title} ${run(gist)}`

export const searchTextOfExample = ({ title, problem, article }: TheoryExample): string =>
  [title ?? '', article.title, text(problem)].join(' ')

export const searchTextOfRow = ({ group, cells }: TableRow): string => [group ?? '', text(Object.values(cells).flat())].join(' ')
