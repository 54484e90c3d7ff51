import { plane } from './plane.ts'
import { linear, poly, signedNumber } from './written-algebra.ts'

type Real = (x: number) => number

const steps = 2000

/** Area under a graph by Simpson’s rule. */
function integral(of: Real, from: number, to: number): number {
  const h = (to - from) / steps
  let sum = of(from) + of(to)
  for (let index = 1; index < steps; index++) sum += of(from + index * h) * (index % 2 === 1 ? 4 : 2)
  return tidy((sum * h) / 3)
}

/** Slope of a graph, by a central difference of the fourth order. */
function slope(of: Real, at: number): number {
  const h = 1e-3
  return tidy((8 * (of(at + h) - of(at - h)) - (of(at + 2 * h) - of(at - 2 * h))) / (12 * h))
}

/** The only change of sign between two numbers, by halving. Throws when there is none. */
function root(of: Real, from: number, to: number): number {
  let [low, high] = [from, to]
  if (of(low) === 0) return low
  if (of(high) === 0) return high
  if (of(low) * of(high) > 0) throw new Error(`функція не змінює знака між ${from} і ${to}`)
  for (let turn = 0; turn < 200; turn++) {
    const middle = (low + high) / 2
    if (of(low) * of(middle) <= 0) high = middle
    else low = middle
  }
  return tidy((low + high) / 2)
}

/** Counts the whole numbers between two, both included, that a condition holds for. */
function countWhole(holds: (n: number) => unknown, from: number, to: number): number {
  let found = 0
  for (let n = from; n <= to; n++) if (holds(n)) found += 1
  return found
}

/** Sum of the whole numbers between two for which a condition holds. */
function sumWhole(holds: (n: number) => unknown, from: number, to: number): number {
  let sum = 0
  for (let n = from; n <= to; n++) if (holds(n)) sum += n
  return sum
}

/** Drops what a numeric method leaves behind the ninth digit. */
const tidy = (x: number): number => Math.round(x * 1e7) / 1e7

const whole = (x: number): boolean => Math.abs(x - Math.round(x)) < 1e-9
const inDegrees = Math.PI / 180

/** Functions that content may call besides those of mathjs. */
export const contentFunctions: Record<string, (...given: never[]) => unknown> = {
  ...plane,
  poly,
  linear,
  signed: signedNumber,
  integral,
  slope,
  root,
  countWhole,
  sumWhole,
  whole,
  /** The number has at most so many digits after the point. */
  short: (x: number, digits = 2) => whole(x * 10 ** digits),
  sind: (x: number) => Math.sin(x * inDegrees),
  cosd: (x: number) => Math.cos(x * inDegrees),
  tand: (x: number) => Math.tan(x * inDegrees),
  logb: (x: number, base: number) => Math.log(x) / Math.log(base),
  digits: (x: number) => Array.from(String(Math.abs(x)), Number),
  distinct: (...values: unknown[]) => new Set(values.flat().map((value) => JSON.stringify(value))).size === values.flat().length,
}
