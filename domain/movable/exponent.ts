import type { Movable } from './movable.ts'
import { equals, written } from './numbers.ts'
import { openPlane } from './plane.ts'

/** The power to which the base is raised to give a number; an error of the machine’s last digits is taken off. */
export const logarithm = (base: number, of: number): number => Math.round((Math.log(of) / Math.log(base)) * 1e12) / 1e12 + 0

export const exponent: Movable<[number, number]> = {
  about:
    'Графік показникової функції y = a у степені x і, пунктиром, логарифмічної з тією самою основою: вони симетричні відносно прямої y = x',
  parameters: [
    { name: 'Основа a', min: 0.25, max: 4, step: 0.25, start: 2, text: written },
    { name: 'Число x', min: 0.5, max: 6, step: 0.5, start: 4, text: written },
  ],
  draw: ([base, of]) => {
    const plane = openPlane([-3.5, 6.5], [-3.5, 6.5], 300, 300)
    plane.axes()
    plane.line('thin', [
      [-3.5, -3.5],
      [6.5, 6.5],
    ])
    plane.curve('curve', (x) => base ** x)
    if (base === 1) {
      plane.units()
      return plane.drawing()
    }
    plane.curve('curveSecond', (x) => logarithm(base, x), 0.001)
    const power = logarithm(base, of)
    if (plane.isSeen([of, power]))
      plane.line('hidden', [
        [of, 0],
        [of, power],
        [0, power],
      ])
    plane.dot([of, power])
    plane.units()
    return plane.drawing()
  },
  say: ([base, of]) => {
    if (base === 1) return 'Основа 1: степінь завжди 1, тому логарифма за такою основою немає'
    const power = equals(logarithm(base, of))
    return `Логарифм числа ${written(of)} за основою ${written(base)} ${power}; основа ${base > 1 ? 'більша за 1 — обидві функції зростають' : 'менша за 1 — обидві функції спадають'}`
  },
}
