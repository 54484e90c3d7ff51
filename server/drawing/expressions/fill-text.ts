import { evaluate, type Scope } from './evaluate.ts'
import { misstressed } from './misstressed.ts'
import { coefficient, signedNumber, texNumber } from './written-algebra.ts'
import { plainNumber, pluralForm, writtenFraction, writtenPi, writtenRoot } from './written-number.ts'

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
const small = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** Ways to write a value, named after a bar: `@(a|sqrt)`. */
const ways: Readonly<Record<string, (value: number) => string>> = {
  '+': signedNumber,
  x: coefficient,
  '+x': (value) => (value < 0 ? coefficient(value) : `+${coefficient(value)}`),
  '()': (value) => (value < 0 ? `(${texNumber(value)})` : texNumber(value)),
  frac: writtenFraction,
  sqrt: writtenRoot,
  pi: writtenPi,
}
const textWays: Readonly<Record<string, (text: string) => string>> = { capital, small, misstressed }

/**
 * Puts values into a text: `@name`, `@row.cell`, `@(expression)`, `@(expression|way)`, `@(count|one|few|many)`; `@@` is the sign itself.
 * Between dollars numbers are TeX. Throws an error in Ukrainian.
 */
export function fillText(text: string, scope: Scope): string {
  let filled = ''
  let isTex = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (sign === '$' && text[index - 1] !== '\\' && text[index + 1] !== '$') isTex = !isTex
    if (sign !== '@') filled += sign
    else if (text[index + 1] === '@') {
      filled += '@'
      index += 1
    } else {
      const inserted = insertionAt(text, index + 1)
      filled += writtenValue(inserted.text, scope, isTex)
      index = inserted.end - 1
      if (filled.endsWith('.') && /^\.(?!\.)/.test(text.slice(inserted.end))) index += 1
    }
  }
  return filled
}

function insertionAt(text: string, start: number): { text: string; end: number } {
  if (text[start] !== '(') {
    const name = /^[a-zA-Z][a-zA-Z0-9]*(\.[a-z]+)?/.exec(text.slice(start))?.[0]
    if (name === undefined) throw new Error(`після @ немає назви: «${text.slice(start, start + 20)}»`)
    return { text: name, end: start + name.length }
  }
  let depth = 0
  for (let index = start; index < text.length; index++) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0) return { text: text.slice(start + 1, index), end: index + 1 }
  }
  throw new Error(`немає дужки, що закриває «@${text.slice(start, start + 20)}»`)
}

function writtenValue(inserted: string, scope: Scope, isTex: boolean): string {
  const [expression = '', ...parts] = inserted.split('|')
  const [name = '', cell] = /^[a-zA-Z][a-zA-Z0-9]*\.[a-z]+$/.test(expression) ? expression.split('.') : []
  const value = cell === undefined ? evaluate(expression, scope) : cellOf(scope, name, cell)
  if (parts.length >= 3) return pluralForm(value as number, parts)
  const [way] = parts
  if (way !== undefined && typeof value === 'string' && textWays[way]) return textWays[way](value)
  if (way !== undefined) {
    const write = ways[way]
    if (!write || typeof value !== 'number') throw new Error(`немає способу запису «${way}» для «${expression}»`)
    return write(value)
  }
  return Array.isArray(value) ? value.map((each) => written(each, isTex)).join(isTex ? ';\\ ' : '; ') : written(value, isTex)
}

function cellOf(scope: Scope, name: string, cell: string): string {
  const row = scope[name] as Record<string, string> | undefined
  const value = row?.[cell]
  if (value === undefined) throw new Error(`немає клітинки ${name}.${cell}`)
  return value
}

function written(value: unknown, isTex: boolean): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`значення ${String(value)} не пишуть у тексті`)
  if (Math.abs(value * 1e4 - Math.round(value * 1e4)) > 1e-5) throw new Error(`число ${value} не гарне: забагато знаків після коми`)
  return isTex ? texNumber(value) : plainNumber(value)
}
