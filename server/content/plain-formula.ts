/** Commands of TeX as signs. The name of a command that is not here stays, as is right for functions: `\log`. */
const signs = pairsOf(
  'cdot · times × div : pm ± mp ∓ ne ≠ neq ≠ le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ approx ≈ equiv ≡ infty ∞ in ∈ notin ∉ cup ∪ cap ∩',
  'subset ⊂ varnothing ∅ emptyset ∅ angle ∠ parallel ∥ perp ⊥ triangle △ circ ° prime ′ int ∫ sum ∑ ldots … dots … cdots … to → iff ⇔',
  'alpha α beta β gamma γ delta δ varepsilon ε lambda λ pi π varphi φ phi φ omega ω Delta Δ Leftrightarrow ⇔ Longleftrightarrow ⇔',
  'Rightarrow ⇒ rightarrow → lvert | rvert | mid | | | % % { { } } \\ ;',
)
const silent = new Set('left right limits displaystyle big Big operatorname text mathrm mathbf mathbb begin end vec overline !'.split(' '))
const spaces = new Set(['quad', 'qquad', ',', ';', ':', ' '])
const raised = pairsOf('0 ⁰ 1 ¹ 2 ² 3 ³ 4 ⁴ 5 ⁵ 6 ⁶ 7 ⁷ 8 ⁸ 9 ⁹ + ⁺ - ⁻ − ⁻ n ⁿ ° ° ′ ′')
const lowered = pairsOf('0 ₀ 1 ₁ 2 ₂ 3 ₃ 4 ₄ 5 ₅ 6 ₆ 7 ₇ 8 ₈ 9 ₉ + ₊ - ₋ − ₋ a ₐ n ₙ k ₖ x ₓ m ₘ')

/** A formula as plain text that says the same: `\frac{a+b}{2}` becomes `(a+b)/2`, `\log_a b^2` becomes `logₐ b²`. */
export function plainFormula(tex: string): string {
  const tokens: string[] = tex.match(/\\[a-zA-Z]+|\\.|[\s\S]/gu) ?? []
  let text = ''
  // A brace that closes nothing ends a group, never the formula.
  while (tokens.length > 0) text += read(tokens)
  return text.replace(/ {2,}/g, ' ').trim()
}

/** Takes tokens from the front until they end or the group does; what would run together is kept apart. */
function read(tokens: string[]): string {
  let text = ''
  for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift()) {
    const meaning = meaningOf(token, tokens)
    const isAfterTerm = /[\p{L}\p{N})]$/u.test(text)
    if (fraction.test(token)) text += isAfterTerm || startsTerm(tokens[0]) ? `(${meaning})` : meaning
    else text += isAfterTerm && /^[a-z]{2,}/.test(meaning) && token.startsWith('\\') ? ` ${meaning}` : meaning
  }
  return text
}

const fraction = /^\\[dt]?frac$/
const startsTerm = (token = ''): boolean =>
  /^[\p{L}(]/u.test(token) || (/^\\[a-z]{2,}$/i.test(token) && /^\p{L}/u.test(signs.get(token.slice(1)) ?? 'log'))

function meaningOf(token: string, tokens: string[]): string {
  if (token === '{') return read(tokens)
  if (token === '^') return script(argument(tokens), raised, '^')
  if (token === '_') return script(argument(tokens), lowered, '_')
  if (token === '&' || token === '$') return ''
  if (token === '~') return ' '
  if (!token.startsWith('\\')) return token
  const name = token.slice(1)
  if (fraction.test(token)) return `${bracketed(argument(tokens))}/${bracketed(argument(tokens))}`
  if (name === 'sqrt') return root(tokens)
  if (spaces.has(name)) return ' '
  if (silent.has(name)) return ''
  return signs.get(name) ?? `${name}${/^[a-z0-9\\]/i.test(tokens[0] ?? '') ? ' ' : ''}`
}

function root(tokens: string[]): string {
  const end = tokens[0] === '[' ? tokens.indexOf(']') : -1
  const degree = end > 0 ? read(tokens.splice(0, end + 1).slice(1, -1)) : ''
  return `${script(degree, raised, '')}√${bracketed(argument(tokens))}`
}

function argument(tokens: string[]): string {
  while (tokens[0] === ' ') tokens.shift()
  const token = tokens.shift()
  return token === undefined ? '' : meaningOf(token, tokens).trim()
}

const bracketed = (text: string): string => (/^(?:[\d,]+|\p{L}?)$/u.test(text) ? text : `(${text})`)

function script(text: string, signsOf: ReadonlyMap<string, string>, mark: string): string {
  const small = (text.match(/./gsu) ?? []).map((sign) => signsOf.get(sign))
  return small.includes(undefined) ? `${mark}${bracketed(text)}` : small.join('')
}

function pairsOf(...lines: string[]): ReadonlyMap<string, string> {
  const words = lines.join(' ').split(' ')
  return new Map(words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? ''] as const] : [])))
}
