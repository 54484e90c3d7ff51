import type { Movable } from './movable.ts'
import { equals, inPlane, sumOf, written } from './numbers.ts'
import { openPlane } from './plane.ts'

/** Real roots in rising order; none where every number is one. */
export function rootsOf([a, b, c]: readonly [number, number, number]): number[] {
  if (a === 0) return b === 0 ? [] : [0 - c / b]
  const discriminant = b * b - 4 * a * c
  if (discriminant < 0) return []
  const root = Math.sqrt(discriminant)
  const both = [(-b - root) / (2 * a) + 0, (-b + root) / (2 * a) + 0]
  return root === 0 ? both.slice(0, 1) : both.toSorted((one, other) => one - other)
}

export const vertexOf = ([a, b, c]: readonly [number, number, number]): [number, number] => [-b / (2 * a) + 0, c - (b * b) / (4 * a)]

const factor = { min: -4, max: 4, step: 1, text: written }

export const parabola: Movable<[number, number, number]> = {
  about: 'Графік функції y = ax² + bx + c з вершиною, віссю симетрії та нулями',
  parameters: [
    { name: 'Коефіцієнт a', min: -2, max: 2, step: 0.5, start: 1, text: written },
    { name: 'Коефіцієнт b', ...factor, start: -2 },
    { name: 'Вільний член c', ...factor, start: -3 },
  ],
  draw: (values) => {
    const [a, b, c] = values
    const plane = openPlane([-5.5, 5.5], [-5.5, 5.5], 300, 300)
    plane.axes()
    if (a !== 0) {
      const [x] = vertexOf(values)
      plane.line('hidden', [
        [x, -5.5],
        [x, 5.5],
      ])
      plane.dot(vertexOf(values))
    }
    plane.curve('curve', (x) => a * x * x + b * x + c)
    for (const root of rootsOf(values)) plane.dot([root, 0], 'ring')
    plane.units()
    return plane.drawing()
  },
  say: (values) => {
    const [a, b, c] = values
    const formula = `y = ${sumOf([
      [a, 'x²'],
      [b, 'x'],
      [c, ''],
    ])}`
    if (a === 0) return `${formula}: за a = 0 це пряма, не парабола`
    const [x, y] = vertexOf(values)
    const discriminant = b * b - 4 * a * c
    return `${formula}; вершина ${inPlane(x, y)}; D ${equals(discriminant)}, ${rootWords(rootsOf(values))}`
  },
}

function rootWords([first, second]: readonly number[]): string {
  if (first === undefined) return 'коренів немає'
  return second === undefined ? `корінь ${written(first)}` : `корені ${written(first)} і ${written(second)}`
}
