import type { Movable } from './movable.ts'
import { equals, inPlane, times, written } from './numbers.ts'
import { openPlane, type Point } from './plane.ts'

const origin: Point = [0, 0]
const fixed: Point = [3, 1]
export const sumWith = ([x, y]: Point): Point => [fixed[0] + x, fixed[1] + y]
export const productWith = ([x, y]: Point): number => fixed[0] * x + fixed[1] * y

/** Places the name of b beside its tip, in units of the sheet: away from both sides that meet there. */
export function besideTip([x, y]: Point): Point {
  const [length, side] = [Math.hypot(x, y), Math.hypot(...fixed)]
  const [right, up] = [x / length - fixed[0] / side, y / length - fixed[1] / side]
  const size = Math.hypot(right, up)
  return size < 0.01 ? [-5, -13] : [(13 * right) / size, (-13 * up) / size]
}

const part = { min: -3, max: 3, step: 1, text: written }

export const vectors: Movable<[number, number]> = {
  about: 'Вектори a(3; 1) і b з початку координат, їхня сума — діагональ паралелограма',
  parameters: [
    { name: 'Абсциса вектора b', ...part, start: 1 },
    { name: 'Ордината вектора b', ...part, start: 3 },
  ],
  draw: (second) => {
    const plane = openPlane([-4, 7], [-4, 5], 308, 252)
    const sum = sumWith(second)
    plane.axes()
    plane.line('areaSecond', [origin, fixed, sum, second], true)
    plane.line('hidden', [fixed, sum, second])
    plane.arrow('curve', origin, fixed)
    plane.arrow('curve', origin, second)
    plane.arrow('arrow', origin, sum)
    plane.text('a', fixed, [6, 13], 'name')
    if (second[0] !== 0 || second[1] !== 0) plane.text('b', second, besideTip(second), 'name')
    plane.units(false)
    return plane.drawing()
  },
  say: (second) => {
    const [x, y] = sumWith(second)
    const product = productWith(second)
    const square = product === 0 && (second[0] !== 0 || second[1] !== 0) ? ', вектори перпендикулярні' : ''
    return `a(3; 1) + b${inPlane(...second)} = ${inPlane(x, y)}; |a + b| ${equals(Math.hypot(x, y))}; a${times}b = ${written(product)}${square}`
  },
}
