import type { Block, Inline } from '#contract/rich-text'
import { plainFormula } from './plain-formula.ts'

/** The words of a run of text, formulas in plain signs. */
export const plainInline = (run: readonly Inline[]): string => run.map(wordsOf).join('')

function wordsOf(part: Inline): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'math':
      return plainFormula(part.tex)
    case 'break':
      return ' '
    case 'gap':
      return '…'
    default:
      return plainInline(part.children)
  }
}

/** The words of authored text on one line. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'paragraph':
        case 'heading':
          return plainInline(block.children)
        case 'math':
          return plainFormula(block.tex)
        case 'list':
          return block.items.map(plainText).join(' ')
        case 'quote':
          return plainText(block.children)
        case 'table':
          return [block.head, ...block.rows].map((row) => row.map(plainInline).join(' ')).join(' ')
      }
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}
