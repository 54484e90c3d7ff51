import type { Movable } from './movable.ts'
import { equals, written } from './numbers.ts'
import { openPlane, type Point } from './plane.ts'

const whole = 6
const side = 4

/** The square that a plane at `height` cuts out of the pyramid: its scale against the base, its side and its area. */
export function cutAt(height: number): { scale: number; side: number; area: number } {
  const scale = (whole - height) / whole
  return { scale, side: side * scale, area: (side * scale) ** 2 }
}

/** The oblique view of school books: depth goes right and up. */
const seen = (x: number, depth: number, height: number): Point => [x + depth * 0.42, height + depth * 0.34]
const squareAt = (height: number): [Point, Point, Point, Point] => {
  const half = cutAt(height).side / 2
  return [seen(-half, -half, height), seen(half, -half, height), seen(half, half, height), seen(-half, half, height)]
}

export const section: Movable<[number]> = {
  about: 'Правильна чотирикутна піраміда SABCD з висотою 6 і стороною основи 4; площина, паралельна основі, перетинає її по квадрату',
  parameters: [{ name: 'Висота площини над основою', min: 0, max: 5.5, step: 0.5, start: 3, text: written }],
  draw: ([height]) => {
    const plane = openPlane([-3.7, 3.7], [-1.5, 6.8], 290, 300)
    const [a, b, c, d] = squareAt(0)
    const top = seen(0, 0, whole)
    plane.line('hidden', [a, d, c])
    plane.line('hidden', [d, top])
    plane.line('hidden', [seen(0, 0, 0), top])
    plane.line('area', squareAt(height), true)
    plane.line('line', [a, b, c, top, a])
    plane.line('line', [b, top])
    plane.line('curve', squareAt(height), true)
    plane.dot(seen(0, 0, height))
    plane.text('S', top, [0, -12], 'name')
    plane.text('A', a, [-10, 10], 'name')
    plane.text('B', b, [8, 12], 'name')
    plane.text('C', c, [12, 0], 'name')
    plane.text('D', d, [-10, -8], 'name')
    return plane.drawing()
  },
  say: ([height]) => {
    const cut = cutAt(height)
    if (height === 0) return 'Площина лежить в основі: сторона 4, площа 16'
    const share = equals(cut.scale ** 2)
    return `Подібність k ${equals(cut.scale)}; сторона перерізу ${equals(cut.side)}; площа ${equals(cut.area)}, тобто k² ${share} площі основи`
  },
}
