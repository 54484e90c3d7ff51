export type Variables = Readonly<Record<string, number>>

const functions: Readonly<Record<string, (argument: number) => number>> = {
  '\\sin': Math.sin,
  '\\cos': Math.cos,
  '\\tg': Math.tan,
  '\\arcsin': Math.asin,
  '\\arccos': Math.acos,
  '\\lg': Math.log10,
  '\\ln': Math.log,
}
const lexeme = /\s*(?:(\d+(?:\{,\}(?:\d*\(\d+\)|\d+))?|\\[a-zA-Z]+|\\[^a-zA-Z\s]|[^\s\\]))/y
const mixed = /^\\d?frac\{\d+\}\{\d+\}/
const blank = /\\(?:left|right)(?![a-zA-Z])|(?<!\\)\\[ ,]/g

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
 * The number that a TeX expression of school mathematics stands for.
 * @throws on anything else, so that a task is never checked against a misread formula.
 */
export function texValue(tex: string, variables: Variables = {}): number {
  const { peek, rest, take, takeDigit, expect } = readerOf(tex)

  function sum(): number {
    let total = peek() === '-' || peek() === '+' ? 0 : product()
    while (peek() === '+' || peek() === '-') total += (take() === '-' ? -1 : 1) * product()
    return total
  }

  function product(): number {
    let total = power()
    while (startsFactor(peek())) {
      if (peek() === ':' || peek() === '/') {
        take()
        total /= signed()
        continue
      }
      if (peek() === '\\cdot') take()
      total *= power()
    }
    return total
  }

  /** A divisor may have a sign of its own: `8:-1`. */
  function signed(): number {
    if (peek() !== '-') return power()
    take()
    return -power()
  }

  function power(): number {
    let base = atom()
    while (peek() === '!') {
      take()
      base = factorial(base)
    }
    if (peek() !== '^') return base
    take()
    if (peek() === '\\circ') {
      take()
      return (base * Math.PI) / 180
    }
    return base ** group()
  }

  /** `{…}`, a single digit or another single lexeme, as TeX reads it. */
  function group(): number {
    if (/^\d/.test(peek() ?? '')) return Number(takeDigit())
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
    if (next === '|') return Math.abs(between('|', '|'))
    take()
    if (next === '\\dfrac' || next === '\\frac') return group() / group()
    if (next === '\\sqrt') return root()
    if (next === '\\pi') return Math.PI
    if (next === '\\log') {
      expect('_')
      const base = group()
      return Math.log(power()) / Math.log(base)
    }
    const apply = next === undefined ? undefined : functions[next]
    if (apply) return applied(apply)
    const value = /^\d/.test(next ?? '') ? numberOf(next ?? '') + partBehind(next ?? '') : variables[next ?? '']
    if (value === undefined) throw new Error(`«${next}» is not understood in ${tex}`)
    return value
  }

  /** The fraction of a mixed number: `6\dfrac{1}{4}` is no product. */
  function partBehind(whole: string): number {
    if (!/^\d+$/.test(whole) || (peek() !== '\\dfrac' && peek() !== '\\frac') || !mixed.test(rest())) return 0
    take()
    return group() / group()
  }

  /** `\sin x` or `\sin^2 x`. */
  function applied(apply: (argument: number) => number): number {
    if (peek() !== '^') return apply(power())
    take()
    const exponent = group()
    return apply(power()) ** exponent
  }

  function root(): number {
    if (peek() !== '[') return Math.sqrt(group())
    const degree = between('[', ']')
    const radicand = group()
    return degree % 2 === 1 ? Math.sign(radicand) * Math.abs(radicand) ** (1 / degree) : radicand ** (1 / degree)
  }

  const value = sum()
  if (peek() !== undefined) throw new Error(`«${peek()}» is left over in ${tex}`)
  return value
}

/** Reads the lexemes of a formula one by one. */
function readerOf(tex: string) {
  const lexemes = lexemesOf(tex)
  let index = 0
  const take = () => lexemes[index++]
  const expect = (wanted: string) => {
    if (take() !== wanted) throw new Error(`«${wanted}» is missing in ${tex}`)
  }
  /** The first digit of a number; the rest of it is read next. */
  const takeDigit = () => {
    const [digit, ...rest] = lexemes[index] ?? ''
    if (rest.length === 0) index += 1
    else lexemes[index] = rest.join('')
    return digit
  }
  return { peek: () => lexemes[index], rest: () => lexemes.slice(index).join(''), take, takeDigit, expect }
}

/** A number as it is written: `12`, `0{,}5`, `1{,}2(3)` with a period. */
function numberOf(written: string): number {
  const [whole = '', fraction = ''] = written.split('{,}')
  const [head = '', period] = fraction.replace(')', '').split('(')
  const repeated = period === undefined ? 0 : Number(period) / (10 ** period.length - 1) / 10 ** head.length
  return Number(`${whole}.${head}`) + repeated
}

const factorial = (number: number): number => (number <= 1 ? 1 : number * factorial(number - 1))

/** All of a formula in lexemes, without what only spaces or sizes them; throws at anything else. */
export function lexemesOf(source: string): string[] {
  const tex = source.replace(blank, ' ').trimEnd()
  const lexemes: string[] = []
  lexeme.lastIndex = 0
  for (let from = 0; from < tex.length; from = lexeme.lastIndex) {
    const [, found] = lexeme.exec(tex) ?? []
    if (found === undefined) throw new Error(`«${tex.slice(from)}» is not understood in ${tex}`)
    lexemes.push(found)
  }
  return lexemes
}

const startsFactor = (next: string | undefined): boolean => next !== undefined && /^(?:\d|[a-z(:/]|\\(?!cup|\\))/i.test(next)

const endOf = (tex: string): number => (tex.endsWith('\\infty') ? (tex.startsWith('-') ? -Infinity : Infinity) : texValue(tex))

/** Tells whether a number lies in a union of intervals such as `[-2;0)\cup(2;+\infty)`. */
export function isInIntervals(tex: string, x: number): boolean {
  return tex.split('\\cup').some((interval) => {
    const [, open, from = '', to = '', close] = /^([[(])([^;]+);([^;\])]+)([\])])$/.exec(interval.trim()) ?? []
    if (!open) throw new Error(`${interval} is not an interval`)
    return (open === '[' ? x >= endOf(from) : x > endOf(from)) && (close === ']' ? x <= endOf(to) : x < endOf(to))
  })
}
