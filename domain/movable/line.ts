import type { Movable } from './movable.ts'
import { equals, sumOf, written } from './numbers.ts'
import { openPlane } from './plane.ts'

export const line: Movable<[number, number]> = {
  about: 'Графік функції y = kx + b; зафарбований трикутник показує, на скільки змінюється y, коли x зростає на 1',
  parameters: [
    { name: 'Коефіцієнт k', min: -3, max: 3, step: 0.5, start: 2, text: written },
    { name: 'Число b', min: -4, max: 4, step: 1, start: -1, text: written },
  ],
  draw: ([k, b]) => {
    const plane = openPlane([-5.5, 5.5], [-5.5, 5.5], 300, 300)
    plane.axes()
    const ahead = k === 0 ? 1 : Math.min(1, (5.5 - Math.abs(b)) / Math.abs(k))
    plane.line(
      'areaSecond',
      [
        [0, b],
        [ahead, b],
        [ahead, b + k * ahead],
      ],
      true,
    )
    plane.curve('curve', (x) => k * x + b)
    plane.dot([0, b])
    if (k !== 0) plane.dot([-b / k, 0], 'ring')
    plane.units()
    return plane.drawing()
  },
  say: ([k, b]) => {
    const formula = `y = ${sumOf([
      [k, 'x'],
      [b, ''],
    ])}`
    if (k === 0) return `${formula}: пряма паралельна осі x; рівняння ${written(b)} = 0 ${b === 0 ? 'справджує кожне x' : 'не має коренів'}`
    return `${formula}: функція ${k > 0 ? 'зростає' : 'спадає'}; рівняння ${sumOf([
      [k, 'x'],
      [b, ''],
    ])} = 0 має один корінь, x ${equals(-b / k + 0)}`
  },
}
