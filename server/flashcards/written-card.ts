import type { Flashcard } from '#contract/flashcard'
import type { OwnCard } from '#contract/own-card'
import type { Block, Inline, RichText } from '#contract/rich-text'

/** A card in own words, as it is exported: `$…$` a formula, `**…**` strong. */
export type WrittenCard = Pick<OwnCard, 'id' | 'kind' | 'front' | 'back'>

export const writtenCard = ({ id, front, back }: Flashcard): WrittenCard => ({
  id,
  kind: 'basic',
  front: wordsOf(front),
  back: wordsOf(back),
})

/** Authored text in own words; a table becomes lines. */
const wordsOf = (text: RichText): string => text.map(blockWords).join('\n')

function blockWords(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return runWords(block.children)
    case 'math':
      return `$${block.tex.trim()}$`
    case 'list':
      return block.items.map((item, index) => `${block.isOrdered ? `${index + 1}.` : '–'} ${wordsOf(item)}`).join('\n')
    case 'quote':
      return wordsOf(block.children)
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(runWords).join(' · ')).join('\n')
  }
}

const runWords = (run: readonly Inline[]): string => run.map(inlineWords).join('')

function inlineWords(part: Inline): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'math':
      return `$${part.tex}$`
    case 'break':
      return '\n'
    case 'gap':
      return '…'
    case 'strong':
      return `**${runWords(part.children)}**`
    default:
      return runWords(part.children)
  }
}
