export const isClose = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6

/** Numbers from `from` to `to`, both included. */
export const steps = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

export const sumOf = (terms: readonly number[]): number => terms.reduce((sum, term) => sum + term, 0)

/** The root between two ends where `f` has different signs, by halving. */
export function rootOf(f: (x: number) => number, from: number, to: number): number {
  const middle = (from + to) / 2
  if (to - from < 1e-13) return middle
  return f(from) * f(middle) <= 0 ? rootOf(f, from, middle) : rootOf(f, middle, to)
}

/** Simpson’s rule. */
export function integralOf(f: (x: number) => number, from: number, to: number): number {
  const step = (to - from) / 2000
  const inner = sumOf(steps(1, 1999).map((index) => (index % 2 ? 4 : 2) * f(from + index * step)))
  return ((f(from) + f(to) + inner) * step) / 3
}

export const slopeOf = (f: (x: number) => number, x: number): number => (f(x + 1e-5) - f(x - 1e-5)) / 2e-5
