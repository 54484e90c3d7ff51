import type { ArticleBlock } from '#contract/theory'

/** A line of the table of contents: an anchor and its title. */
export type ContentsLine = { id: string; title: string }

/** The parts of an article: its sections, and how the exam asks about it. */
export const contentsOf = (blocks: readonly ArticleBlock[]): ContentsLine[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'section') return [{ id: block.id, title: block.title }]
    return block.kind === 'exam' ? [{ id: block.id, title: 'Як це питають на НМТ' }] : []
  })
