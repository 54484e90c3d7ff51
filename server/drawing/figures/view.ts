import type { Spot } from './canvas.ts'

/** A place in the plane of the drawing, in the units of the task, y upwards. */
export type Flat = readonly [number, number]

/** Depth goes to the right and up, at half its length. */
export const depth: Flat = [0.42, 0.3]

/** A point of space in the oblique view of school books: x to the right, y away, z up. Points of the plane stay. */
export function oblique(point: readonly number[]): Flat {
  const [x = 0, y = 0, z] = point
  return z === undefined ? [x, y] : [x + y * depth[0], z + y * depth[1]]
}

export const around = ([x, y]: Flat, rx: number, ry: number): Flat[] => [
  [x - rx, y - ry],
  [x + rx, y + ry],
]

type View = { width: number; height: number; scale: number; spotAt: (flat: Flat) => Spot }

/** Fits what must be in sight into a sheet at most `size` large, the same scale along both axes. */
export function viewOf(reach: readonly Flat[], [width, height]: readonly [number, number], margin: number): View {
  const xs = reach.map(([x]) => x)
  const ys = reach.map(([, y]) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const wide = Math.max(right - left, 1e-9)
  const tall = Math.max(high - low, 1e-9)
  const scale = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / tall)
  const drawn = { width: Math.round(Math.max(wide * scale, 80) + 2 * margin), height: Math.round(Math.max(tall * scale, 20) + 2 * margin) }
  const shift = [(drawn.width - wide * scale) / 2, (drawn.height - tall * scale) / 2] as const
  return { ...drawn, scale, spotAt: ([x, y]) => [(x - left) * scale + shift[0], drawn.height - shift[1] - (y - low) * scale] }
}
