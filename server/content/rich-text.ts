import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Block, Inline, RichText } from '#domain/rich-text'

/** The text holds something that the site cannot draw; `message` says what and on which line. */
export class BadMarkdown extends Error {}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath)
const longestFormula = 2000

type RootContent = ReturnType<typeof parser.parse>['children'][number]
type NodeOf<Type> = Extract<RootContent, { type: Type }>
type PhrasingContent = NodeOf<'paragraph'>['children'][number]

/**
 * Markdown with `$TeX$` and gaps `{{1}}` as blocks. `__text__` is underlined, as in exam papers. Throws `BadMarkdown` for everything that
 * the contract does not know.
 */
export function toRichText(markdown: string): RichText {
  if (isPlain(markdown)) return [{ kind: 'paragraph', children: [{ kind: 'text', text: markdown }] }]
  return parser.parse(markdown).children.map((node) => block(node, markdown))
}

/** One paragraph of Markdown as a run of text: an option, a row, a caption. Throws `BadMarkdown` for anything longer. */
export function toInlineText(markdown: string): Inline[] {
  if (isPlain(markdown)) return [{ kind: 'text', text: markdown }]
  const [first, ...rest] = parser.parse(markdown).children
  if (first?.type !== 'paragraph' || rest.length > 0) throw new BadMarkdown(`потрібен один абзац: «${markdown.slice(0, 60)}»`)
  return inlines(first.children, markdown)
}

/** A number, or one line without any sign that Markdown reads: most options are such, and parsing them takes most of the time of a start. */
export const isPlain = (text: string): boolean =>
  /^[−-]?\d+(?:[.,]\d+)?$/.test(text) || (/^[\p{L}«][\p{L}\d ,.;:?«»“”’—–→·°²³×…()/%-]*$/u.test(text) && !/ $|www|http/i.test(text))

function block(node: RootContent, source: string): Block {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', children: inlines(node.children, source) }
    case 'heading':
      return { kind: 'heading', level: headingLevel(node.depth), children: inlines(node.children, source) }
    case 'math':
      return { kind: 'math', tex: formula(node.value) }
    case 'list':
      return { kind: 'list', isOrdered: node.ordered === true, items: items(node, source) }
    case 'blockquote':
      return { kind: 'quote', children: node.children.map((child) => block(child, source)) }
    case 'table':
      return table(node, source)
    default:
      throw unknown(node)
  }
}

function inline(node: Exclude<PhrasingContent, { type: 'text' }>, source: string): Inline {
  switch (node.type) {
    case 'inlineMath':
      return { kind: 'math', tex: formula(node.value) }
    case 'break':
      return { kind: 'break' }
    case 'strong':
      return { kind: isUnderlined(node, source) ? 'underline' : 'strong', children: inlines(node.children, source) }
    case 'emphasis':
      return { kind: 'emphasis', children: inlines(node.children, source) }
    case 'delete':
      return { kind: 'strike', children: inlines(node.children, source) }
    case 'link':
      return { kind: 'link', href: safeLink(node.url), children: inlines(node.children, source) }
    default:
      throw unknown(node)
  }
}

const inlines = (nodes: PhrasingContent[], source: string): Inline[] =>
  nodes.flatMap((node) => (node.type === 'text' ? runs(node.value) : inline(node, source)))

/** Text with the gaps `{{1}}` in it. Throws `BadMarkdown` for double braces that are no gap. */
const runs = (text: string): Inline[] =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .split(/\{\{([a-h1-9])\}\}/)
    .map((part, index): Inline => (index % 2 === 1 ? { kind: 'gap', id: part } : { kind: 'text', text: withoutBraces(part) }))
    .filter((run) => run.kind !== 'text' || run.text !== '')

function withoutBraces(text: string): string {
  if (text.includes('{{') || text.includes('}}')) throw new BadMarkdown(`пропуск не читається: «${text.trim()}»`)
  return text
}

const items = (list: NodeOf<'list'>, source: string): Block[][] =>
  list.children.map((item) => item.children.map((child) => block(child, source)))

function table(node: NodeOf<'table'>, source: string): Block {
  const cells = (row: NodeOf<'tableRow'>) => row.children.map((cell) => inlines(cell.children, source))
  const [head, ...rows] = node.children
  return { kind: 'table', head: head ? cells(head) : [], rows: rows.map(cells) }
}

/** Both spellings are “strong” to Markdown; the source tells them apart. */
const isUnderlined = (node: PhrasingContent, source: string): boolean => source[node.position?.start.offset ?? -1] === '_'

function headingLevel(depth: number): 2 | 3 | 4 {
  if (depth === 2 || depth === 3 || depth === 4) return depth
  throw new BadMarkdown(`заголовок рівня ${depth}: можна ##, ### і ####`)
}

function formula(tex: string): string {
  if (tex.length > longestFormula) throw new BadMarkdown(`формула довша за ${longestFormula} знаків`)
  return tex
}

function safeLink(address: string): string {
  if (/^https?:\/\/[^\s]+$/.test(address) || /^mailto:[^\s]+$/.test(address) || /^\/(?![/\\])[^\s\\]*$/.test(address)) return address
  throw new BadMarkdown(`посилання з недозволеною адресою «${address.slice(0, 60)}»`)
}

const unknown = (node: RootContent): BadMarkdown =>
  new BadMarkdown(`недозволений елемент «${node.type}» у рядку ${node.position?.start.line ?? '?'}`)
