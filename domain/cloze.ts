/** A gap of a cloze: the numbers of its cards, its words (they may hold further gaps) and what is shown in its place. */
export type ClozeGap = { numbers: number[]; words: ClozePart[]; hint: string }
export type ClozePart = string | ClozeGap

const opening = /\{\{c(\d{1,3}(?:,\d{1,3})*)::/y
const deepest = 8

/**
 * Parts a cloze `{{c1::word}}`, `{{c1::word::hint}}`, `{{c1,2::word}}` into words and gaps. Braces within a gap pair, so that a formula
 * may stand there. What is no gap stays words.
 */
export function clozeParts(text: string, depth = 0): ClozePart[] {
  const parts: ClozePart[] = []
  let plain = 0
  for (let at = text.indexOf('{{c'); at !== -1; at = text.indexOf('{{c', at)) {
    opening.lastIndex = at
    const found = depth < deepest ? opening.exec(text) : null
    const from = at + (found?.[0].length ?? 0)
    const end = found ? endOf(text, from) : -1
    if (!found || end === -1) {
      at += 3
      continue
    }
    if (at > plain) parts.push(text.slice(plain, at))
    parts.push(gapOf(found[1] ?? '', text.slice(from, end), depth))
    plain = at = end + 2
  }
  if (plain < text.length) parts.push(text.slice(plain))
  return parts
}

function gapOf(numbers: string, inner: string, depth: number): ClozeGap {
  const split = topLevel(inner, '::')
  const [words, hint] = split === -1 ? [inner, ''] : [inner.slice(0, split), inner.slice(split + 2)]
  return { numbers: numbers.split(',').map(Number), words: clozeParts(words, depth + 1), hint }
}

/** A gap longer than a side of a card is none; to look further for each would take hours in a hostile text. */
const longestGap = 4000

/** Where the gap that begins here ends; −1 where nothing ends it. */
function endOf(text: string, from: number): number {
  const inner = text.slice(from, from + longestGap)
  const paired = topLevel(inner, '}}')
  const first = paired === -1 ? inner.indexOf('}}') : paired
  return first === -1 ? -1 : from + first
}

/** The first place of a sign outside all braces; a brace after `\` is a sign of a formula and pairs with nothing. */
function topLevel(text: string, sign: string): number {
  let open = 0
  for (let at = 0; at < text.length; at++) {
    if (open === 0 && text.startsWith(sign, at)) return at
    if (text[at] === '\\') at += 1
    else if (text[at] === '{') open += 1
    else if (text[at] === '}') {
      if (open === 0) return -1
      open -= 1
    }
  }
  return -1
}

/** The numbers of all gaps, each once, in order; a gap without words is none. */
export function clozeNumbers(text: string): number[] {
  const numbers = new Set<number>()
  const collect = (parts: readonly ClozePart[]): void => {
    for (const part of parts) {
      if (typeof part === 'string') continue
      if (wordsOf(part.words).trim() !== '') for (const number of part.numbers) numbers.add(number)
      collect(part.words)
    }
  }
  collect(clozeParts(text))
  return [...numbers].toSorted((a, b) => a - b)
}

/** The words with every gap filled in. */
export const wordsOf = (parts: readonly ClozePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : wordsOf(part.words))).join('')

export const hasGaps = (text: string): boolean => clozeNumbers(text).length > 0
