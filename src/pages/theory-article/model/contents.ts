import type { ArticleBlock } from '#contract/theory'
import { langIn } from '@/shared/ui/rich-text'

/** A line of the table of contents: an anchor, its title and the language of foreign words in it. */
export type ContentsLine = { id: string; title: string; lang: string | null }

/** The parts of an article: its sections, and how the exam asks about it. */
export function contentsOf(blocks: readonly ArticleBlock[]): ContentsLine[] {
  const lang = langIn(blocks)
  return blocks.flatMap((block) => {
    if (block.kind === 'section') return [{ id: block.id, title: block.title, lang }]
    return block.kind === 'exam' ? [{ id: block.id, title: 'Як це питають на НМТ', lang: null }] : []
  })
}
