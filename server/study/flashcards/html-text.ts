import { Parser } from 'htmlparser2'
import type { MediumKind } from '#domain/card-media'
import { escapedWords } from '#domain/card-text'

/** Elements that show nothing of what stands in them. */
const hidden = new Set(['script', 'style', 'template', 'iframe', 'object', 'head', 'title', 'noscript', 'svg', 'textarea', 'select'])
/** Elements that begin and end a line. */
const blocks = new Set(
  'address article aside blockquote center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const strong = new Set(['b', 'strong', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th'])
const medium = new Set(['img', 'audio', 'video', 'source', 'embed'])
const deepest = 200

const raised = new Map(Array.from('0123456789+-−=()ni', (sign, index) => [sign, Array.from('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ')[index] ?? ''] as const))
const lowered = new Map(
  Array.from('0123456789+-−=()aeoxhklmnpst', (sign, index) => [sign, Array.from('₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ')[index] ?? ''] as const),
)

/** Stand for what text cannot hold until it is written: the ends of strong words, the dollar signs of formulas, the break of a line. */
const marks = { strong: '\ue000', plain: '\ue001', open: '\ue002', close: '\ue003', line: '\ue004', stars: '\ue005' } as const
const anyMark = /[\ue000-\ue005]/g

/** A picture or a sound that a field names: `name` of its file, and what is said of it to whoever cannot see it. */
export type NamedMedium = { kind: MediumKind; name: string; words: string }

/**
 * Foreign HTML as plain words with our signs for formulas and strong text; signs that would mark something are escaped. `media`: pictures
 * and sounds in their order.
 */
export function textOfHtml(html: string): { text: string; media: NamedMedium[] } {
  const reader = createReader()
  const parser = new Parser(reader, { decodeEntities: true, recognizeSelfClosing: true })
  parser.write(html)
  parser.end()
  const media = reader.media()
  const words = reader.text().replace(/\[sound:([^[\]]*)\]/gi, (_, name: string) => {
    media.push({ kind: 'sound', name: name.trim(), words: '' })
    return ''
  })
  return { text: tidy(written(withFormulas(words))), media }
}

/** In HTML the name of a file is a part of an address. */
function fileName(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function createReader() {
  let text = ''
  const media: NamedMedium[] = []
  let depth = 0
  let skipped = 0
  let [cells, isRaised, isLowered] = [0, 0, 0]
  const lists: { isOrdered: boolean; count: number }[] = []
  const line = () => {
    if (text !== '' && !text.endsWith(marks.line)) text += marks.line
  }
  const begin = (name: string) => {
    if (name === 'br') text += marks.line
    if (blocks.has(name)) line()
    if (name === 'ol' || name === 'ul') lists.push({ isOrdered: name === 'ol', count: 0 })
    if (name === 'li') {
      const list = lists.at(-1)
      if (list) list.count += 1
      text += list?.isOrdered ? `${list.count}. ` : '– '
    }
    if (name === 'tr') cells = 0
    if ((name === 'td' || name === 'th') && cells++ > 0) text += ' · '
    if (strong.has(name)) text += marks.strong
    if (name === 'anki-mathjax') text += marks.open
    if (name === 'sup') isRaised += 1
    if (name === 'sub') isLowered += 1
  }
  const end = (name: string) => {
    if (strong.has(name)) text += marks.plain
    if (name === 'anki-mathjax') text += marks.close
    if (name === 'ol' || name === 'ul') lists.pop()
    if (name === 'sup') isRaised = Math.max(0, isRaised - 1)
    if (name === 'sub') isLowered = Math.max(0, isLowered - 1)
    if (blocks.has(name)) line()
  }
  return {
    onopentag: (name: string, { src = '', alt = '' }: Record<string, string>) => {
      depth += 1
      if (medium.has(name) && skipped === 0)
        media.push({ kind: name === 'img' ? 'picture' : 'sound', name: fileName(src), words: tidy(alt).slice(0, 200) })
      if (skipped > 0 || hidden.has(name)) skipped += 1
      else if (depth <= deepest) begin(name)
    },
    onclosetag: (name: string) => {
      depth -= 1
      if (skipped > 0) skipped -= 1
      else if (depth < deepest) end(name)
    },
    ontext: (data: string) => {
      if (skipped > 0) return
      const plain = data.replace(anyMark, '').replace(/[ \t\r\n\u00a0]+/g, ' ')
      text += isRaised > 0 ? shifted(plain, raised, '^') : isLowered > 0 ? shifted(plain, lowered, '_') : plain
    },
    text: () => text,
    media: () => media,
  }
}

/** Raised or lowered signs as letters of their own where all have one, else as a formula. */
function shifted(words: string, letters: ReadonlyMap<string, string>, sign: '^' | '_'): string {
  if (words.trim() === '') return words
  const found = Array.from(words.trim(), (letter) => letters.get(letter))
  if (found.every((letter) => letter !== undefined)) return found.join('')
  return `${marks.open}${sign}{\\text{${words.trim().replace(/[\\{}$^_%&#~]/g, '')}}}${marks.close}`
}

/** The pairs between which Anki has a formula; a formula may go on over lines. */
const formulas = [
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['[$$]', '[/$$]'],
  ['[$]', '[/$]'],
  ['[latex]', '[/latex]'],
  [marks.open, marks.close],
] as const

function withFormulas(text: string): string {
  const lower = text.toLowerCase()
  let made = ''
  let from = 0
  const missing = new Set<string>()
  const opening = /\\[([]|\[\$\$?\]|\[latex\]|\ue002/gi
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const pair = formulas.find(([open]) => open === found[0].toLowerCase())
    const start = found.index + found[0].length
    const end = pair && !missing.has(pair[1]) ? lower.indexOf(pair[1], start) : -1
    if (!pair || end === -1) {
      if (pair) missing.add(pair[1])
      continue
    }
    const tex = texOf(text.slice(start, end))
    made += `${text.slice(from, found.index)}${tex === '' ? '' : `${marks.open}${tex}${marks.close}`}`
    from = opening.lastIndex = end + pair[1].length
  }
  return made + text.slice(from)
}

/** The formula alone: without marks of words, breaks of lines and the signs that LaTeX itself has it between. */
const texOf = (tex: string): string =>
  tex
    .replace(anyMark, ' ')
    .trim()
    .replace(/^\\begin\{(?:math|displaymath|equation\*?)\}|\\end\{(?:math|displaymath|equation\*?)\}$/g, '')
    .replace(/^(?:\$\$?|\\\(|\\\[)|(?:\$\$?|\\\)|\\\])$/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Writes the marks in our signs: strong words line by line, words escaped where they would be read as signs. */
function written(text: string): string {
  let isStrong = 0
  const lines = text.split(marks.line).map((line) => {
    let made = isStrong > 0 ? marks.stars : ''
    for (const part of line.split(/([\ue000\ue001]|\ue002[^\ue002\ue003]*\ue003)/)) {
      if (part === marks.strong) made += isStrong++ === 0 ? marks.stars : ''
      else if (part === marks.plain) made += isStrong > 0 && --isStrong === 0 ? marks.stars : ''
      else if (part.startsWith(marks.open)) made += `$${part.slice(1, -1)}$`
      else made += escapedWords(part.replace(anyMark, ''))
    }
    return withStars(made + (isStrong > 0 ? marks.stars : ''))
  })
  return lines.join('\n')
}

/** Strong words of one line in our signs: nothing between two marks is nothing, and blanks at the edges stand outside. */
const withStars = (line: string): string =>
  line
    .replace(/\ue005(\s*)\ue005/g, '$1')
    .split('\ue005')
    .map((part, index) => (index % 2 === 1 && part.trim() !== '' ? part.replace(/^(\s*)(.*?)(\s*)$/s, '$1**$2**$3') : part))
    .join('')

/** Text that the contract takes: well-formed, without control characters, lines trimmed, at most one empty line together. */
export const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
