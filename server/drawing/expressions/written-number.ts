import { texNumber } from './written-algebra.ts'

/** Writes a number for running text: `12 500`, `3,5`, `−4`. */
export function plainNumber(value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6
  const [whole = '', rest] = String(Math.abs(rounded)).split('.')
  const parted = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole
  return `${rounded < 0 ? '−' : ''}${parted}${rest === undefined ? '' : `,${rest}`}`
}

const isWhole = (x: number): boolean => Math.abs(x - Math.round(x)) < 1e-7
const mostDenominator = 400

/** The fraction that a number is, if its denominator is small. */
export function fractionOf(value: number): { top: number; bottom: number } {
  for (let bottom = 1; bottom <= mostDenominator; bottom++) if (isWhole(value * bottom)) return { top: Math.round(value * bottom), bottom }
  throw new Error(`${value} не є звичайним дробом`)
}

/** `1.5` → `\dfrac{3}{2}`, whole numbers as they are. */
export function writtenFraction(value: number): string {
  const { top, bottom } = fractionOf(value)
  return bottom === 1 ? texNumber(top) : `${top < 0 ? '-' : ''}${String.raw`\dfrac`}{${texNumber(Math.abs(top))}}{${bottom}}`
}

/** A number whose square is whole, with what can be taken out of the root taken out: √12 is `2\sqrt{3}`. */
export function writtenRoot(value: number): string {
  const square = value * value
  if (!isWhole(square)) throw new Error(`${value} не є коренем із цілого числа`)
  const under = Math.round(square)
  let out = 1
  for (let factor = 2; factor * factor <= under; factor++) if (under % (factor * factor) === 0) out = factor
  const inside = under / (out * out)
  if (inside === 1 || under === 0) return texNumber(value)
  return `${value < 0 ? '-' : ''}${out === 1 ? '' : out}${String.raw`\sqrt`}{${inside}}`
}

/** A multiple of π: `36\pi`, `\dfrac{2\pi}{3}`. */
export function writtenPi(value: number): string {
  const { top, bottom } = fractionOf(value / Math.PI)
  if (top === 0) return '0'
  const above = `${Math.abs(top) === 1 ? '' : texNumber(Math.abs(top))}${String.raw`\pi`}`
  return `${top < 0 ? '-' : ''}${bottom === 1 ? above : `${String.raw`\dfrac`}{${above}}{${bottom}}`}`
}

/**
 * The form of a noun beside a number: `one` 1, 21; `few` 2–4, 22; `many` 5–20; `part` beside a decimal fraction.
 * Throws for a fraction where no form for it is given.
 */
export function pluralForm(value: number, [one = '', few = '', many = '', part]: readonly string[]): string {
  if (!isWhole(value)) {
    if (part === undefined) throw new Error(`немає форми слова для дробу ${value} (${one}, ${few}, ${many}, …)`)
    return part
  }
  const rest = Math.abs(Math.round(value)) % 100
  if (rest >= 11 && rest <= 14) return many
  if (rest % 10 === 1) return one
  return rest % 10 >= 2 && rest % 10 <= 4 ? few : many
}
