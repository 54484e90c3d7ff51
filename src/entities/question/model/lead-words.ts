import type { Block, Inline } from '#domain/rich-text'

/** The words that an explanation begins its parts with, at the beginning of a sentence. */
const lead = /(^|[.!?…»]\s)(Ідея|Перевірка|Пастка)(?=[\s:])/

/** An explanation whose idea, check and trap are seen at a glance: the words are bold, and a check or a trap amid a block begins a line. */
export const withLeadWords = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    if (block.kind === 'paragraph') return { ...block, children: marked(block.children) }
    return block.kind === 'list' ? { ...block, items: block.items.map(withLeadWords) } : block
  })

const marked = (content: readonly Inline[]): Inline[] => content.flatMap((part) => (part.kind === 'text' ? markedText(part.text) : [part]))

function markedText(text: string): Inline[] {
  const [first = '', end, word, ...rest] = text.split(lead)
  if (word === undefined) return [{ kind: 'text', text }]
  const before: Inline[] = first + end === '' ? [] : [{ kind: 'text', text: `${first}${end}`.trimEnd() }, { kind: 'break' }]
  return [...before, { kind: 'strong', children: [{ kind: 'text', text: word }] }, ...markedText(rest.join(''))]
}
