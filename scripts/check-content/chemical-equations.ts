import { added, partsOf, type Parts } from './chemical-formula.ts'

/** The verdict on a formula in TeX: its equation holds, or does not (with what differs), or it is no equation at all. */
export type EquationBalance = 'holds' | 'none' | { differs: string }

/**
 * Reads `$\mathrm{2H_2+O_2=2H_2O}$`: sides by `=` or `\rightleftarrows`. An arrow `\to` need not balance; `{=}` is a bond; what has other
 * letters is no equation.
 */
export function chemicalBalance(tex: string): EquationBalance {
  if (!tex.includes('\\mathrm')) return 'none'
  const bare = plain(tex)
  const sides = bare.split(/(?<!\{)=(?!\})|\\rightleftarrows|\\rightleftharpoons|\\leftrightarrows/)
  if (sides.length < 2) return 'none'
  const sums = sides.map(sumOf)
  const read = sums.filter((sum) => sum !== null)
  return read.length < sums.length ? 'none' : compare(read)
}

/** Reads `${}^{14}_{7}\mathrm{N}+{}^{4}_{2}\mathrm{He}\to{}^{17}_{8}\mathrm{O}+{}^{1}_{1}\mathrm{p}$`: nucleons and charges. */
export function nuclearBalance(tex: string): EquationBalance {
  const bare = tex.replaceAll(/\{\}|\\[,;: !]|\s/g, '').replaceAll(/\\(?:mathrm|text)\{([^{}]*)\}/g, '$1')
  const sides = bare.split(/=|\\to(?![a-z])|\\rightarrow/)
  if (sides.length < 2 || !/\^\{?\d+\}?_/.test(bare)) return 'none'
  const sums = sides.map((side) => side.split('+').map(nucleusOf))
  if (sums.flat().includes(null)) return 'none'
  return compare(sums.map((terms) => terms.reduce<Parts>((sum, term) => added(sum, term ?? {}, 1), {})))
}

const nucleus = /^(\d*)\^\{?(\d+)\}?_\{?([-−]?\d+)\}?(?:[A-Z][a-z]?|[a-z]|\\[a-z]+)(?:\^\{?[+-]\}?)?$/

function nucleusOf(term: string): Parts | null {
  if (/^(?:\d*\\gamma|(?:\\bar|\\tilde|\\overline)?\{?\\nu\}?(?:_\{?e\}?)?|Q|E|\\DeltaE)$/.test(term)) return {}
  const [, times, nucleons, charge] = nucleus.exec(term) ?? []
  return nucleons === undefined
    ? null
    : added({}, { нуклонів: Number(nucleons), заряд: Number(charge?.replace('−', '-')) }, Number(times || 1))
}

/** Without what says nothing of atoms: fonts, spaces, signs of gas and sediment, states, heat. */
function plain(tex: string): string {
  return tex
    .replaceAll(/\\(?:mathrm|mathsf|text)\{(?:\((?:г|р|т|тв|g|l|s|aq)\))?\}/g, '')
    .replaceAll(/\\(?:uparrow|downarrow|displaystyle)(?![a-z])|\\[,;: !]|[\s~]/g, '')
    .replaceAll(/\\mathrm/g, '')
    .replaceAll(/[+-]Q\b/g, '')
}

function sumOf(side: string): Parts | null {
  const whole = unwrapped(side)
  const terms = [...whole.matchAll(/([+-]?)((?:\^\{?\d*[+-]\}?|\^\{[^{}]*\}|\{[-=]\}|\{\\equiv\}|[^+-])+)/g)]
  if (terms.map(([all]) => all).join('') !== whole) return null
  let sum: Parts = {}
  for (const [, sign, term = ''] of terms) {
    const [, times, formula = ''] = /^(\d*)(.*)$/.exec(unwrapped(term)) ?? []
    const parts = formula === '' ? null : partsOf(unwrapped(formula))
    if (!parts) return null
    sum = added(sum, parts, Number(times || 1) * (sign === '-' ? -1 : 1))
  }
  return terms.length > 0 ? sum : null
}

/** A pair of braces that one font left around the whole, or one end of it where the font spans the sign of equality. */
function unwrapped(text: string): string {
  const opened = text.split('{').length - text.split('}').length
  if (opened > 0 && text.startsWith('{')) return unwrapped(text.slice(1))
  if (opened < 0 && text.endsWith('}')) return unwrapped(text.slice(0, -1))
  return /^\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}$/.test(text) ? unwrapped(text.slice(1, -1)) : text
}

function compare([first = {}, ...others]: readonly Parts[]): EquationBalance {
  for (const other of others) {
    const names = [...new Set([...Object.keys(first), ...Object.keys(other)])]
    const wrong = names.find((name) => (first[name] ?? 0) !== (other[name] ?? 0))
    if (wrong !== undefined) return { differs: `${wrong === 'charge' ? 'заряд' : wrong}: ${first[wrong] ?? 0} і ${other[wrong] ?? 0}` }
  }
  return 'holds'
}
