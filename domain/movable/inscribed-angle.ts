import type { Movable } from './movable.ts'
import { arcOf, onCircle, openPlane, type Point } from './plane.ts'

const middle: Point = [0, 0]
/** Places A, B and C on the circle, in degrees: AB is the arc at the bottom, C lies on the other one. */
export function placesOf(arc: number, share: number): { a: number; b: number; c: number } {
  const b = -90 + arc / 2
  return { a: -90 - arc / 2, b, c: b + ((360 - arc) * share) / 100 }
}

export const inscribedAngle: Movable<[number, number]> = {
  about: 'Коло із центром O: центральний кут AOB і вписаний кут ACB спираються на ту саму дугу AB',
  parameters: [
    { name: 'Дуга AB', min: 40, max: 300, step: 10, start: 100, text: (value) => `${value}°` },
    { name: 'Місце точки C', min: 10, max: 90, step: 5, start: 60, text: (value) => `${value} % дуги` },
  ],
  draw: ([arc, share]) => {
    const plane = openPlane([-1.4, 1.4], [-1.4, 1.4], 290, 290)
    const { a, b, c } = placesOf(arc, share)
    const [spotA, spotB, spotC] = [a, b, c].map((angle) => onCircle(middle, 1, angle)) as [Point, Point, Point]
    const reach = Math.min(0.34, ...[spotA, spotB].map(([x, y]) => 0.6 * Math.hypot(x - spotC[0], y - spotC[1])))
    const toA = (Math.atan2(spotA[1] - spotC[1], spotA[0] - spotC[0]) * 180) / Math.PI
    plane.line('area', [middle, ...arcOf(middle, 0.3, a, b)], true)
    plane.line('areaSecond', [spotC, ...arcOf(spotC, reach, toA, toA + arc / 2)], true)
    plane.line('line', arcOf(middle, 1, 0, 360), true)
    plane.line('curve', arcOf(middle, 1, a, b))
    plane.line('hidden', [spotA, middle, spotB])
    plane.line('line', [spotA, spotC, spotB])
    for (const point of [middle, spotA, spotB, spotC]) plane.dot(point)
    for (const [name, angle] of [
      ['A', a],
      ['B', b],
      ['C', c],
    ] as const)
      plane.text(name, onCircle(middle, 1.2, angle), [0, 0], 'name')
    plane.text('O', middle, [0, arc > 180 ? 14 : -14], 'name')
    return plane.drawing()
  },
  say: ([arc]) => {
    const inscribed = `вписаний кут ACB = ${arc / 2}°`
    if (arc === 180) return `AB — діаметр: дуга AB = 180°, ${inscribed}, прямий`
    if (arc > 180) return `Дуга AB = ${arc}°, більша за півколо; ${inscribed} — половина дуги, тупий`
    return `Центральний кут AOB = ${arc}°, як дуга; ${inscribed} — удвічі менший, де б не була точка C`
  },
}
