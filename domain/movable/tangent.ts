import type { Movable } from './movable.ts'
import { equals, written } from './numbers.ts'
import { openPlane } from './plane.ts'

export const cubic = (x: number): number => (x ** 3 - 3 * x) / 2
export const slopeOf = (x: number): number => (3 * x * x - 3) / 2

export const tangent: Movable<[number]> = {
  about: 'Графік функції y = 0,5x³ − 1,5x і дотична до нього; зафарбований трикутник має основу 1, а висоту, що дорівнює похідній',
  parameters: [{ name: 'Точка дотику x₀', min: -2, max: 2, step: 0.25, start: 1.5, text: written }],
  draw: ([x]) => {
    const plane = openPlane([-3.5, 3.5], [-3.5, 3.5], 300, 300)
    const [y, slope] = [cubic(x), slopeOf(x)]
    plane.axes()
    const ahead = Math.min(1, (3.5 - Math.abs(y)) / Math.max(Math.abs(slope), 0.01))
    plane.line(
      'areaSecond',
      [
        [x, y],
        [x + ahead, y],
        [x + ahead, y + slope * ahead],
      ],
      true,
    )
    plane.curve('curve', cubic)
    plane.curve('arrow', (at) => y + slope * (at - x))
    plane.line('hidden', [
      [x, 0],
      [x, y],
    ])
    plane.dot([x, y])
    plane.units()
    return plane.drawing()
  },
  say: ([x]) => `x₀ = ${written(x)}: f′(x₀) ${equals(slopeOf(x))} — ${wayOf(x)}`,
}

function wayOf(x: number): string {
  if (x === 1) return 'дотична горизонтальна, тут мінімум'
  if (x === -1) return 'дотична горизонтальна, тут максимум'
  return slopeOf(x) > 0 ? 'дотична йде вгору, функція зростає' : 'дотична йде вниз, функція спадає'
}
