import type { Block, Inline } from '#domain/rich-text'
import type { Brand } from '@/shared/config'

type Blanks = Record<string, string>

/** Fills an empty blank with a mark, so that the operator of the site sees what is missing. */
const missing: Blanks = {
  legalEntity: '[назва юридичної особи]',
  registrationNumber: '[код ЄДРПОУ]',
  address: '[адреса]',
  email: '[адреса пошти]',
  phone: '[номер телефону]',
}

const blanksOf = ({ name, legalEntity, registrationNumber, address, emails, phone }: Brand): Blanks => ({
  brand: name,
  legalEntity,
  registrationNumber,
  address,
  email: emails[0] ?? '',
  phone,
})

/** Fills `%legalEntity%` and its like from the configuration. */
export const filled = (blocks: readonly Block[], brand: Brand): Block[] => blocks.map((block) => fillBlock(block, blanksOf(brand)))

function fillBlock(block: Block, blanks: Blanks): Block {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return { ...block, children: fillRun(block.children, blanks) }
    case 'list':
      return { ...block, items: block.items.map((item) => item.map((each) => fillBlock(each, blanks))) }
    case 'quote':
      return { ...block, children: block.children.map((each) => fillBlock(each, blanks)) }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => fillRun(cell, blanks))) }
    case 'math':
      return block
  }
}

const fillRun = (run: readonly Inline[], blanks: Blanks): Inline[] => run.map((part) => fillPart(part, blanks))

function fillPart(part: Inline, blanks: Blanks): Inline {
  if (part.kind === 'text') return { kind: 'text', text: fillText(part.text, blanks) }
  return 'children' in part ? { ...part, children: fillRun(part.children, blanks) } : part
}

const fillText = (text: string, blanks: Blanks): string =>
  text.replace(/%(\w+)%/g, (blank, name: string) => blanks[name] || missing[name] || blank)
