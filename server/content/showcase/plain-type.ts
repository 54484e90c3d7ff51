import type { Block, Inline } from '#domain/rich-text'
import { plainFormula } from '../plain-formula.ts'

/** Commands that a line of plain type has a sign for; any other needs the drawer of formulas. */
const lineal = /^(?:cdot|times|ne|neq|le|leq|leqslant|ge|geq|geqslant|pm|approx|circ|pi|alpha|beta|quad|qquad|[,;: %])$/
const commands = (tex: string): string[] => (tex.match(/\\(?:[a-zA-Z]+|.)/gsu) ?? []).map((command) => command.slice(1))
const relation = /\s*([=<>≤≥≠≈])\s*/gu
const operation = /(?<=[\p{L}\p{N}\p{No})%°′])\s*([+−·:±])\s*/gu
/** So long a formula may be broken between lines. */
const longestWhole = 24

/** The formulas of a run in plain type, letters in italics: `x^2-4` as «x² − 4». One that does not fit into a line of type stays as it is. */
export const plainRun = (run: readonly Inline[]): Inline[] =>
  run.flatMap((part): Inline[] => {
    if (part.kind === 'math') return typed(part.tex) ?? [part]
    return 'children' in part ? [{ ...part, children: plainRun(part.children) }] : [part]
  })

/** The same in blocks; a formula on a line of its own becomes a paragraph. */
export const plainBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.map((block): Block => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return { ...block, children: plainRun(block.children) }
      case 'math':
        return { kind: 'paragraph', children: plainRun([block]) }
      case 'list':
        return { ...block, items: block.items.map(plainBlocks) }
      case 'quote':
        return { ...block, children: plainBlocks(block.children) }
      case 'table':
        return { ...block, head: block.head.map(plainRun), rows: block.rows.map((row) => row.map(plainRun)) }
    }
  })

function typed(tex: string): Inline[] | null {
  const plain = plainFormula(tex)
  if (!commands(tex).every((command) => lineal.test(command)) || /[\^_\\{}√/]/.test(plain)) return null
  const spaced = plain
    .replaceAll('-', '−')
    .replaceAll("'", '′')
    .replace(/([+−·:±])\s+/gu, '$1')
    .replace(operation, ' $1 ')
    .replace(relation, ' $1 ')
    .trim()
  const text = spaced.length > longestWhole ? spaced : spaced.replaceAll(' ', '\u00a0')
  return text
    .split(/([a-zA-Z]+)/)
    .filter((part) => part !== '')
    .map((part): Inline => {
      const word: Inline = { kind: 'text', text: part }
      return /^[a-zA-Z]/.test(part) ? { kind: 'emphasis', children: [word] } : word
    })
}
