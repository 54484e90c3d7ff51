import type { Block, Inline } from '#contract/rich-text'
import type { ArticleSummary, TableRow, TheoryExample } from '#contract/theory'

const inlineWords = (run: readonly Inline[]): string =>
  run
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'math') return part.tex
      return 'children' in part ? inlineWords(part.children) : ' '
    })
    .join('')

const blockWords = (block: Block): string => {
  if (block.kind === 'paragraph' || block.kind === 'heading') return inlineWords(block.children)
  if (block.kind === 'list') return block.items.flat().map(blockWords).join(' ')
  if (block.kind === 'quote') return block.children.map(blockWords).join(' ')
  return block.kind === 'math' ? block.tex : [block.head, ...block.rows].flat().map(inlineWords).join(' ')
}

/** Words that an entry of a library is found by. */
export const searchTextOfArticle = ({ title, gist }: ArticleSummary): string => `${title} ${inlineWords(gist)}`

export const searchTextOfExample = ({ title, problem, article }: TheoryExample): string =>
  [title ?? '', article.title, ...problem.map(blockWords)].join(' ')

export const searchTextOfRow = ({ group, cells }: TableRow): string =>
  [group ?? '', ...Object.values(cells).flat().map(blockWords)].join(' ')
