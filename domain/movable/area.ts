import type { Movable } from './movable.ts'
import { equals, written } from './numbers.ts'
import { openPlane } from './plane.ts'

const curve = (x: number): number => 1 + (x * x) / 4
/** The exact area under the curve from 0 to `end`. */
export const integralTo = (end: number): number => end + end ** 3 / 12
/** The sum of `count` rectangles of one width, each as high as the curve at its left side. */
export function rectanglesTo(end: number, count: number): number {
  const width = end / count
  return Array.from({ length: count }, (_, index) => width * curve(index * width)).reduce((sum, each) => sum + each, 0)
}

export const area: Movable<[number, number]> = {
  about: 'Криволінійна трапеція під графіком y = 1 + x²/4 від 0 до b, заповнена прямокутниками однакової ширини',
  parameters: [
    { name: 'Прямокутників n', min: 1, max: 40, step: 1, start: 4, text: written },
    { name: 'Права межа b', min: 1, max: 4, step: 0.5, start: 4, text: written },
  ],
  draw: ([count, end]) => {
    const plane = openPlane([-0.7, 5], [-0.8, 6], 300, 270)
    plane.axes()
    const width = end / count
    for (let index = 0; index < count; index += 1) {
      const [left, right, top] = [index * width, (index + 1) * width, curve(index * width)]
      const corners = [
        [left, 0],
        [left, top],
        [right, top],
        [right, 0],
      ] as const
      plane.line('area', corners, true)
      plane.line('thin', corners, true)
    }
    plane.curve('curve', curve, 0, 4.45)
    plane.line('line', [
      [end, 0],
      [end, curve(end)],
    ])
    plane.text('b', [end, 0], [8, 13], 'name')
    plane.units()
    return plane.drawing()
  },
  say: ([count, end]) => {
    const [sum, whole] = [rectanglesTo(end, count), integralTo(end)]
    return `n = ${count}: сума площ ${equals(sum)}; інтеграл від 0 до ${written(end)} ${equals(whole)}; бракує ${written(whole - sum)}`
  },
}
