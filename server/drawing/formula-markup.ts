import katex from 'katex'
import { isBounded } from '#domain/formula/bounded'
import { breakable } from '#domain/formula/breakable'
import { formulaRules } from '#domain/formula/rules'
import { shortBracketsWhole } from '#domain/formula/short-brackets'
import { spokenFormula } from '#domain/formula/spoken/spoken-formula'
import { withoutSource } from '#domain/formula/without-source'
import { readMath } from './read-math.ts'

const [opening, closing] = ['<math', '</math>'] as const

/**
 * A formula after its Ukrainian words for screen readers, which must not hear its MathML in English too.
 * @param tex without dollar signs
 * @returns null where it is too large or cannot be drawn
 */
export function formulaMarkup(tex: string, isBlock: boolean): string | null {
  if (!isBounded(tex)) return null
  const drawn = katex.renderToString(isBlock ? tex : shortBracketsWhole(breakable(tex)), {
    ...formulaRules,
    displayMode: isBlock,
    throwOnError: false,
  })
  if (drawn.includes('katex-error')) return null
  const markup = withoutSource(drawn)
  const from = markup.indexOf(opening)
  return `${markup.slice(0, from)}${escaped(wordsOfMarkup(markup))}${opening} aria-hidden="true"${markup.slice(from + opening.length)}`
}

/** The words of a formula that KaTeX has drawn. */
export const wordsOfMarkup = (markup: string): string =>
  spokenFormula(readMath(markup.slice(markup.indexOf(opening), markup.indexOf(closing) + closing.length)))

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
