import type { DrawnFormula } from '#domain/formula/drawn'

/** Classes of KaTeX by the font that they call for; all else is written in the main one. */
const classes: Readonly<Record<string, RegExp>> = {
  Main: /katex-html/,
  Math: /mathnormal/,
  AMS: /amsrm|mathbb/,
  Caligraphic: /mathcal/,
  Size1: /delim(?:sizing |-)size1|small-op/,
  Size2: /delimsizing size2|large-op/,
  Size3: /delimsizing size3/,
  Size4: /delim(?:sizing |-)size4/,
}

/** Fetches the fonts of drawn formulas ahead, so that they can be shown after the network is gone. */
export async function prefetchFormulaFonts(formulas: readonly DrawnFormula[]): Promise<void> {
  const markup = formulas.map(({ html }) => html).join('')
  await fetchFonts(Object.keys(classes).filter((name) => classes[name]?.test(markup)))
}

/** @param names of KaTeX’s fonts. One that does not come is left to the moment of need. */
export async function fetchFonts(names: readonly string[]): Promise<void> {
  if ('fonts' in document) await Promise.allSettled(names.map((name) => document.fonts.load(`1em KaTeX_${name}`)))
}
