import { isBounded } from '#domain/formula/bounded'
import type { DrawnFormula } from '#domain/formula/drawn'
import { formulaMarkup } from './formula-markup.ts'

/** Tasks and keys of one edition are the same objects for every survey: their formulas are drawn once. */
const known = new WeakMap<object, DrawnFormula[]>()

/**
 * The formulas of authored content, each once, as KaTeX draws them. One that KaTeX cannot draw is left out.
 * @param parts tasks, keys or other content, to any depth.
 */
export function drawFormulas(parts: readonly object[]): DrawnFormula[] {
  const drawn = parts.flatMap((part) => {
    const formulas = known.get(part) ?? formulasIn(part).flatMap(draw)
    known.set(part, formulas)
    return formulas
  })
  return [...new Map(drawn.map((formula) => [`${formula.isBlock} ${formula.tex}`, formula])).values()]
}

type Place = Omit<DrawnFormula, 'html'>

/** Runs of text stand under these names, in which a formula is part of the line; any other formula is a block. */
const lines = new Set(['children', 'head', 'rows', 'options', 'title', 'unit', 'caption', 'gist'])

function formulasIn(value: unknown, isBlock = true): Place[] {
  if (typeof value !== 'object' || value === null) return []
  if ('tex' in value && typeof value.tex === 'string') return isBounded(value.tex) ? [{ tex: value.tex, isBlock }] : []
  if (Array.isArray(value)) return value.flatMap((part) => formulasIn(part, isBlock))
  const isQuote = 'kind' in value && value.kind === 'quote'
  return Object.entries(value).flatMap(([name, part]) => formulasIn(part, isBlock && (isQuote || !lines.has(name))))
}

function draw({ tex, isBlock }: Place): DrawnFormula[] {
  const markup = formulaMarkup(tex, isBlock)
  return markup === null ? [] : [{ tex, isBlock, html: markup.replaceAll(' style="', ' data-style="') }]
}
