const superscripts: Readonly<Record<string, string>> = signs('0123456789+−-=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ')
const subscripts: Readonly<Record<string, string>> = signs('0123456789+−-=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ')
/** Signs of MathML that stand for nothing one sees: application of a function, multiplication without a sign, and such. */
const unseen = /[\u2061-\u2064\u200b]/g
/** Signs that stand above the line by themselves. */
const raised: Readonly<Record<string, string>> = { '∘': '°', '′': '′', '″': '″', '∗': '*' }
const above: Readonly<Record<string, string>> = {
  '→': '\u20d7',
  '⃗': '\u20d7',
  '¯': '\u0305',
  '‾': '\u0305',
  ˉ: '\u0305',
  '^': '\u0302',
  '~': '\u0303',
}
/** A number, one letter, or what stands in brackets of its own: it needs no brackets beside a line. */
const atom = /^(?:[\d.,]+|√?\p{L}[⁰¹²³⁴-⁹ⁿⁱ₀-₉ₐ-ₜ′]*|\([^()]*\)|√\([^()]*\)|[\d.,]+%)$/u

/**
 * Writes a formula as a line of text, as a pupil would type it: `x²`, `(a+b)/2`, `√(x+1)`, and `x^(k+1)` where there is no smaller sign.
 * @param math MathML as KaTeX writes it.
 */
export function formulaText(math: Element): string {
  return lineOf(math)
    .replaceAll(/\u2061(?=[^(])/g, ' ')
    .replaceAll(unseen, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function lineOf(node: Element): string {
  const parts = [...node.children]
  const [base = '', second = '', third = ''] = needsParts.has(node.localName) ? parts.map(lineOf) : []
  switch (node.localName) {
    case 'annotation':
    case 'mphantom':
      return ''
    case 'mspace':
      return node.hasAttribute('width') ? ' ' : ''
    case 'mfrac':
      return `${bracketed(base)}/${bracketed(second)}`
    case 'msqrt':
      return `√${bracketed(parts.map(lineOf).join(''))}`
    case 'mroot':
      return `${small(second, superscripts) ?? `${second}-`}√${bracketed(base)}`
    case 'msup':
      return scripted(base, upper(second))
    case 'msub':
      return scripted(base, lower(second))
    case 'msubsup':
    case 'munderover':
      return scripted(base, lower(second) + upper(third))
    case 'munder':
      return scripted(base, lower(second))
    case 'mover':
      return base + (above[second.trim()] ?? '')
    case 'mtable':
      return parts.map(lineOf).join('; ')
    case 'mtr':
      return parts.map(lineOf).join(' ').trim()
    default:
      return parts.length === 0 ? (node.textContent ?? '') : parts.map(lineOf).join('')
  }
}

const needsParts = new Set(['mfrac', 'mroot', 'msup', 'msub', 'msubsup', 'munderover', 'munder', 'mover'])

/** The name of a function ends with its own sign, which goes behind what stands at the name. */
const scripted = (base: string, scripts: string): string =>
  base.endsWith('\u2061') ? `${base.slice(0, -1)}${scripts}\u2061` : base + scripts
const bracketed = (line: string): string => (atom.test(line.replaceAll(unseen, '').trim()) ? line.trim() : `(${line.trim()})`)
const upper = (line: string): string => raised[line.trim()] ?? small(line, superscripts) ?? `^${bracketed(line)}`
const lower = (line: string): string => (line === '' ? '' : (small(line, subscripts) ?? `_${bracketed(line)}`))

/** The line in smaller signs; null where one of them has none. */
function small(line: string, smaller: Readonly<Record<string, string>>): string | null {
  const found = Array.from(line.replaceAll(unseen, '').trim(), (sign) => smaller[sign])
  return found.length > 0 && found.every((sign) => sign !== undefined) ? found.join('') : null
}

function signs(usual: string, smaller: string): Record<string, string> {
  const found = Array.from(smaller)
  return Object.fromEntries(Array.from(usual, (sign, index) => [sign, found[index] ?? sign]))
}
