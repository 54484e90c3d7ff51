import type { Flashcard } from './flashcard.ts'
import { clozeNumbers, clozeParts, wordsOf, type ClozePart } from './cloze.ts'
import { gapCardId, type OwnCard } from './own-card.ts'
import type { Block, Inline, RichText } from './rich-text.ts'

/**
 * Own words as authored text: `$…$` a formula, `**…**` strong, an empty line a new paragraph. Nothing is refused; `\$` and `\*` are the
 * signs themselves.
 */
export function cardText(words: string): RichText {
  return words
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph): Block => ({ kind: 'paragraph', children: wordRuns(paragraph) }))
}

/** The runs of one paragraph of own words. */
export function wordRuns(words: string): Inline[] {
  const runs: Inline[] = []
  let text = ''
  const flush = () => {
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) runs.push({ kind: 'break' })
      if (line !== '') runs.push({ kind: 'text', text: line })
    }
    text = ''
  }
  for (let at = 0; at < words.length;) {
    const marked = formulaAt(words, at) ?? strongAt(words, at)
    if (marked) {
      flush()
      runs.push(marked.run)
      at = marked.end
    } else {
      if (isEscape(words, at)) at += 1
      text += words[at]
      at += 1
    }
  }
  flush()
  return runs
}

const isEscape = (words: string, at: number): boolean => words[at] === '\\' && (words[at + 1] === '$' || words[at + 1] === '*')

/** Signs that are of a formula and never of prose. */
const formulaSign = /[\\^_{}=+<>|]/

/**
 * A formula stands close between its signs: no space after the first or before the last, no digit after the last, so that «$5 and $10» is
 * money.
 */
function formulaAt(words: string, at: number): { run: Inline; end: number } | null {
  if (words[at] !== '$') return null
  let end = at + 1
  while (end < words.length && words[end] !== '$') end += words[end] === '\\' ? 2 : 1
  if (end >= words.length || end === at + 1) return null
  const tex = words.slice(at + 1, end)
  const isTight = !/^\s|\s$/.test(tex)
  const isAmount = /^\d[\d.,]*\s+\S/.test(tex)
  if (/\d/.test(words[end + 1] ?? '') || tex.trim() === '' || (!formulaSign.test(tex) && (!isTight || isAmount))) return null
  return { run: { kind: 'math', tex: tex.replaceAll('\n', ' ') }, end: end + 1 }
}

function strongAt(words: string, at: number): { run: Inline; end: number } | null {
  if (!words.startsWith('**', at)) return null
  const end = words.indexOf('**', at + 2)
  const inner = end === -1 ? '' : words.slice(at + 2, end)
  if (inner === '' || inner.startsWith('*') || words[end - 1] === '\\') return null
  return { run: { kind: 'strong', children: wordRuns(inner) }, end: end + 2 }
}

/** Text of somebody else as own words that say the same: signs that would mark something are escaped, and only where they would. */
export function escapedWords(text: string): string {
  const isPlain = text.split(/\n\s*\n/).every((paragraph) => wordRuns(paragraph).every(({ kind }) => kind === 'text' || kind === 'break'))
  return isPlain ? text : text.replace(/\$|\*(?=\*)/g, (sign) => `\\${sign}`)
}

/** The gaps of a cloze by their numbers, in the order of the numbers: what is asked, with `[…]` or the hint in the gap, and what is answered. */
export function expandCloze(front: string): { number: number; front: string; back: string }[] {
  const parts = clozeParts(front)
  return clozeNumbers(front).map((number) => ({
    number,
    front: filledWords(parts, (gap, isFormula) =>
      !gap.numbers.includes(number)
        ? null
        : isFormula
          ? `\\boxed{\\text{${gap.hint.replace(/[\\{}$]/g, '') || '…'}}}`
          : `**[${gap.hint || '…'}]**`,
    ),
    back: filledWords(parts, (gap, isFormula) => {
      if (!gap.numbers.includes(number)) return null
      const words = wordsOf(gap.words)
      return isFormula ? `\\boxed{${words}}` : /[$*]/.test(words) ? words : `**${words}**`
    }),
  }))
}

type Gap = Exclude<ClozePart, string>

/** The words with their gaps as told, or filled in where nothing is told; `isFormula` where the gap stands within `$…$`. */
function filledWords(parts: readonly ClozePart[], told: (gap: Gap, isFormula: boolean) => string | null, isWithin = false): string {
  const inFormula = isWithin ? null : formulaGaps(parts)
  return parts
    .map((part, index) => {
      if (typeof part === 'string') return part
      const isFormula = inFormula?.has(index) ?? true
      return told(part, isFormula) ?? filledWords(part.words, told, isFormula)
    })
    .join('')
}

/** A letter for private use stands for each gap while formulas are looked for. */
const placeholder = 0xe000

function formulaGaps(parts: readonly ClozePart[]): ReadonlySet<number> {
  const text = parts.map((part, index) => (typeof part === 'string' ? part : String.fromCharCode(placeholder + index))).join('')
  const formulas = (runs: readonly Inline[]): string[] =>
    runs.flatMap((run) => (run.kind === 'math' ? [run.tex] : 'children' in run ? formulas(run.children) : []))
  const signs = text.split(/\n\s*\n/).flatMap((paragraph) => formulas(wordRuns(paragraph)))
  return new Set(signs.flatMap((tex) => Array.from(tex, (sign) => sign.charCodeAt(0) - placeholder).filter((index) => index >= 0)))
}

/** The number of cards that `flashcardsOf` makes of an own card. */
export function countFlashcards({ kind, front, masks = [] }: Pick<OwnCard, 'kind' | 'front' | 'masks'>): number {
  if (kind === 'basic') return 1
  return kind === 'occlusion' ? new Set(masks.map(({ number }) => number)).size : clozeNumbers(front).length
}

/** The cards that an own card makes: one, or one for each gap or number of masks. */
export function flashcardsOf(own: OwnCard): Flashcard[] {
  const common = { deck: own.deck, subject: null, topic: null, figure: null, hint: null, source: null, isOff: false }
  if (own.kind === 'basic') return [{ ...common, id: own.id, front: cardText(own.front), back: cardText(own.back) }]
  if (own.kind === 'occlusion') {
    const numbers = [...new Set((own.masks ?? []).map(({ number }) => number))].toSorted((a, b) => a - b)
    return numbers.map((number) => ({ ...common, id: gapCardId(own.id, number), front: cardText(own.front), back: cardText(own.back) }))
  }
  return expandCloze(own.front).map(({ number, front, back }) => ({
    ...common,
    id: gapCardId(own.id, number),
    front: cardText(front),
    back: cardText(own.back === '' ? back : `${back}\n\n${own.back}`),
  }))
}
