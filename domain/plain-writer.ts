import type { Block, Inline } from './rich-text.ts'

/** What a text without looks has in place of each part of an authored one, and what it sets between parts. */
export type Writing = {
  formula: (tex: string, isBlock: boolean) => string
  gap: string
  lineBreak: string
  strong?: (text: string) => string
  item?: (text: string, index: number, isOrdered: boolean) => string
  between: Readonly<Record<'blocks' | 'items' | 'rows' | 'cells', string>>
}

type Writer = { text: (blocks: readonly Block[]) => string; run: (parts: readonly Inline[]) => string }

/** Makes a writer of authored text as plain text: of whole blocks, and of one run inside a paragraph. */
export function plainWriter({ formula, gap, lineBreak, strong = same, item = same, between }: Writing): Writer {
  const text = (blocks: readonly Block[]): string => blocks.map(writeBlock).join(between.blocks)
  const run = (parts: readonly Inline[]): string => parts.map(writePart).join('')
  return { text, run }

  function writeBlock(block: Block): string {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return run(block.children)
      case 'math':
        return formula(block.tex, true)
      case 'list':
        return block.items.map((each, index) => item(text(each), index, block.isOrdered)).join(between.items)
      case 'quote':
        return text(block.children)
      case 'table':
        return [block.head, ...block.rows].map((row) => row.map(run).join(between.cells)).join(between.rows)
    }
  }

  function writePart(part: Inline): string {
    switch (part.kind) {
      case 'text':
        return part.text
      case 'math':
        return formula(part.tex, false)
      case 'break':
        return lineBreak
      case 'gap':
        return gap
      case 'strong':
        return strong(run(part.children))
      default:
        return run(part.children)
    }
  }
}

const same = (text: string): string => text

/** The same text on one line. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
