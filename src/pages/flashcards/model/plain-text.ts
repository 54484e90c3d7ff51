import type { Block, Inline, RichText } from '#contract/rich-text'

/** Authored text as one line of plain words, for lists and for searching; formulas as their source. */
export const plainText = (blocks: RichText): string => blocks.map(blockWords).join(' ').replace(/\s+/g, ' ').trim()

function blockWords(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return inlineWords(block.children)
    case 'math':
      return block.tex
    case 'list':
      return block.items.map(plainText).join('; ')
    case 'quote':
      return plainText(block.children)
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineWords).join(' — ')).join('; ')
  }
}

const inlineWords = (content: readonly Inline[]): string => content.map(partWords).join('')

function partWords(part: Inline): string {
  if (part.kind === 'text') return part.text
  if (part.kind === 'math') return part.tex
  if ('children' in part) return inlineWords(part.children)
  return ' '
}
