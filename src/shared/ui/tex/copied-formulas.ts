import { formulaText } from './formula-text'

const breaks = new Set(
  'ADDRESS ARTICLE BLOCKQUOTE BR CAPTION DD DIV DL DT FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 LI OL P PRE SECTION TABLE TR UL'.split(' '),
)

/** Puts a selection on the clipboard with each formula once, as a line of text. Nothing changes where no formula is selected. */
export function copyFormulas(event: ClipboardEvent): void {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || !event.clipboardData) return
  const range = wholeFormulas(selection.getRangeAt(0))
  const copied = document.createElement('div')
  copied.append(range.cloneContents())
  const formulas = copied.querySelectorAll('.katex')
  if (formulas.length === 0) return
  for (const formula of formulas) formula.replaceWith(textOf(formula))
  event.clipboardData.setData('text/plain', plainText(copied))
  event.clipboardData.setData('text/html', copied.innerHTML)
  event.preventDefault()
}

const textOf = (formula: Element): string => {
  const math = formula.querySelector('math')
  return math ? formulaText(math) : (formula.textContent ?? '')
}

/** Copies a formula whole when a part of it is selected. */
function wholeFormulas(selected: Range): Range {
  const range = selected.cloneRange()
  const formulaAt = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('.katex')
  const [first, last] = [formulaAt(range.startContainer), formulaAt(range.endContainer)]
  if (first) range.setStartBefore(first)
  if (last) range.setEndAfter(last)
  return range
}

/** The text with its lines, and cells apart. */
function plainText(node: Node): string {
  const line = (part: Node): string => {
    if (part instanceof Text) return part.data.replaceAll(/\s+/g, ' ')
    if (!(part instanceof Element)) return ''
    const inside = [...part.childNodes].map(line).join('')
    if (part.tagName === 'TD' || part.tagName === 'TH') return `${inside.trim()}\t`
    return breaks.has(part.tagName) ? `\n${inside}\n` : inside
  }
  return [...node.childNodes]
    .map(line)
    .join('')
    .replaceAll(/[ \t]*\n\s*/g, '\n')
    .trim()
}
