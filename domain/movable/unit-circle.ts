import type { Movable } from './movable.ts'
import { equals } from './numbers.ts'
import { arcOf, onCircle, openPlane, radians, type Point } from './plane.ts'

const middle: Point = [0, 0]
const quarters = ['I', 'II', 'III', 'IV']
/** Values of round angles are exact: 0.49999… is a half. */
const exact = (value: number): number => Math.round(value * 1e12) / 1e12
export const sine = (degrees: number): number => exact(Math.sin(radians(degrees)))
export const cosine = (degrees: number): number => exact(Math.cos(radians(degrees)))

export const unitCircle: Movable<[number]> = {
  about: 'Одиничне коло: точка на ньому має абсцису cos α і ординату sin α',
  parameters: [{ name: 'Кут α', min: 0, max: 360, step: 5, start: 30, text: (value) => `${value}°` }],
  draw: ([angle]) => {
    const plane = openPlane([-1.5, 1.5], [-1.5, 1.5], 300, 300)
    const [x, y] = [cosine(angle), sine(angle)]
    plane.axes()
    plane.line('line', arcOf(middle, 1, 0, 360), true)
    plane.line('thin', arcOf(middle, 0.24, 0, angle))
    plane.line('curveSecond', [
      [x, 0],
      [x, y],
    ])
    plane.line('curve', [middle, [x, 0]])
    plane.line('line', [middle, [x, y]])
    plane.dot(onCircle(middle, 1, angle))
    // Between the line and the circle, or between the radius and the line: where there is more room.
    const isRight = x >= 0 === Math.abs(x) < 0.64
    if (Math.abs(x) > 0.4) plane.text('cos', [x / 2, 0], [0, y >= 0 ? 12 : -12])
    if (Math.abs(y) > 0.2) plane.text('sin', [x, y / 2], [isRight ? 6 : -6, 0], 'label', isRight ? 'start' : 'end')
    plane.text('1', [1, 0], [9, y >= 0 ? 13 : -11], 'note')
    plane.text('1', [0, 1], [x >= 0 ? -8 : 8, -9], 'note')
    return plane.drawing()
  },
  say: ([angle]) => {
    const [x, y] = [cosine(angle), sine(angle)]
    const tangent = x === 0 ? `tg ${angle}° не існує` : `tg ${angle}° ${equals(exact(y / x))}`
    const place = angle % 90 === 0 ? 'точка на осі' : `${quarters[Math.floor(angle / 90)]} чверть`
    return `sin ${angle}° ${equals(y)}; cos ${angle}° ${equals(x)}; ${tangent}; ${place}`
  },
}
