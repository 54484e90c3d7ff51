export type Variables = Readonly<Record<string, number>>

const functions: Readonly<Record<string, (argument: number) => number>> = { '\\sin': Math.sin, '\\cos': Math.cos, '\\tg': Math.tan }
const lexeme = /\s*(?:(\d+(?:\{,\}\d+)?|\\[a-zA-Z]+|\\[^a-zA-Z\s]|[^\s\\]))/y
const blank = /\\(?:left|right)(?![a-zA-Z])|\\[ ,]/g

const formula = /\$\$([^$]+)\$\$|\$([^$]+)\$/g

/**
 * Every formula of a text, in reading order, without its dollar signs.
 * @throws where a dollar sign is left over: from there on words would be read as formulas and formulas as words.
 */
export function formulasIn(markdown: string): string[] {
  if (markdown.replaceAll(formula, '').includes('$')) throw new Error(`формулу не закрито: ${markdown}`)
  return [...markdown.matchAll(formula)].map((found) => (found[1] ?? found[2] ?? '').trim())
}

/**
 * The number that a TeX expression of school mathematics stands for: sums, products, fractions, powers, roots, logarithms, degrees.
 * @throws on anything else, so that a task is never checked against a misread formula.
 */
export function texValue(tex: string, variables: Variables = {}): number {
  const { peek, take, expect } = readerOf(tex)

  function sum(): number {
    let total = peek() === '-' ? 0 : product()
    while (peek() === '+' || peek() === '-') total += (take() === '-' ? -1 : 1) * product()
    return total
  }

  function product(): number {
    let total = power()
    while (startsFactor(peek())) {
      if (peek() === '\\cdot') take()
      total *= power()
    }
    return total
  }

  function power(): number {
    const base = atom()
    if (peek() !== '^') return base
    take()
    if (peek() === '\\circ') {
      take()
      return (base * Math.PI) / 180
    }
    return base ** group()
  }

  /** `{…}` or a single lexeme, as TeX reads it. */
  function group(): number {
    if (peek() !== '{') return atom()
    return between('{', '}')
  }

  function between(open: string, close: string): number {
    expect(open)
    const value = sum()
    expect(close)
    return value
  }

  function atom(): number {
    const next = peek()
    if (next === '(') return between('(', ')')
    take()
    if (next === '\\dfrac' || next === '\\frac') return group() / group()
    if (next === '\\sqrt') return Math.sqrt(group())
    if (next === '\\pi') return Math.PI
    if (next === '\\log') {
      expect('_')
      const base = group()
      return Math.log(power()) / Math.log(base)
    }
    const apply = next === undefined ? undefined : functions[next]
    if (apply) return apply(power())
    const value = /^\d/.test(next ?? '') ? Number(next?.replace('{,}', '.')) : variables[next ?? '']
    if (value === undefined) throw new Error(`«${next}» is not understood in ${tex}`)
    return value
  }

  const value = sum()
  if (peek() !== undefined) throw new Error(`«${peek()}» is left over in ${tex}`)
  return value
}

/** Reads the lexemes of a formula one by one. */
function readerOf(tex: string) {
  const lexemes = lexemesOf(tex.replace(blank, ' ').trimEnd())
  let index = 0
  const take = () => lexemes[index++]
  const expect = (wanted: string) => {
    if (take() !== wanted) throw new Error(`«${wanted}» is missing in ${tex}`)
  }
  return { peek: () => lexemes[index], take, expect }
}

/** All of a formula in lexemes; throws where the next is none. */
function lexemesOf(tex: string): string[] {
  const lexemes: string[] = []
  lexeme.lastIndex = 0
  for (let from = 0; from < tex.length; from = lexeme.lastIndex) {
    const [, found] = lexeme.exec(tex) ?? []
    if (found === undefined) throw new Error(`«${tex.slice(from)}» is not understood in ${tex}`)
    lexemes.push(found)
  }
  return lexemes
}

const startsFactor = (next: string | undefined): boolean => next !== undefined && /^(?:\d|[a-z(]|\\(?!cup))/i.test(next)

const endOf = (tex: string): number => (tex.endsWith('\\infty') ? (tex.startsWith('-') ? -Infinity : Infinity) : texValue(tex))

/** Tells whether a number lies in a union of intervals such as `[-2;0)\cup(2;+\infty)`. */
export function isInIntervals(tex: string, x: number): boolean {
  return tex.split('\\cup').some((interval) => {
    const [, open, from = '', to = '', close] = /^([[(])([^;]+);([^;\])]+)([\])])$/.exec(interval.trim()) ?? []
    if (!open) throw new Error(`${interval} is not an interval`)
    return (open === '[' ? x >= endOf(from) : x > endOf(from)) && (close === ']' ? x <= endOf(to) : x < endOf(to))
  })
}
