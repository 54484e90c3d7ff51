import type { Movable } from './movable.ts'
import { equals, sumOf, times, written } from './numbers.ts'
import { openPlane } from './plane.ts'

const sixth = Math.PI / 6
/** The lower edge of the plane: no wave comes so low, so that names of numbers stand clear of it. */
const foot = -3.6
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** So many sixths of π: 3 is «π/2». */
export function ofPi(sixths: number): string {
  if (sixths === 0) return '0'
  const common = divisor(Math.abs(sixths), 6)
  const [above, below] = [Math.abs(sixths) / common, 6 / common]
  return `${sixths < 0 ? '−' : ''}${above === 1 ? '' : above}π${below === 1 ? '' : `/${below}`}`
}

const timesPi = (factor: number): string => sumOf([[factor, 'π']])

export const sineWave: Movable<[number, number, number]> = {
  about: 'Графік функції y = A sin(kx + φ); пунктиром — y = sin x',
  parameters: [
    { name: 'Амплітуда A', min: 0.5, max: 3, step: 0.5, start: 2, text: written },
    { name: 'Частота k', min: 0.5, max: 3, step: 0.5, start: 1, text: written },
    { name: 'Фаза φ', min: -6, max: 6, step: 1, start: 0, text: ofPi },
  ],
  draw: ([height, often, phase]) => {
    const plane = openPlane([-6.8, 6.8], [foot, 3.6], 310, 240)
    plane.axes([Math.PI / 2, 1])
    plane.curve('hidden', Math.sin)
    plane.curve('curve', (x) => height * Math.sin(often * x + phase * sixth))
    plane.text('π', [Math.PI, foot], [0, -9], 'onArea')
    plane.text('−π', [-Math.PI, foot], [0, -9], 'onArea')
    plane.text('1', [0, 1], [-9, 0], 'onArea')
    return plane.drawing()
  },
  say: ([height, often, phase]) => {
    const inside = `${sumOf([[often, 'x']])}${phase === 0 ? '' : `${phase < 0 ? ' − ' : ' + '}${ofPi(Math.abs(phase))}`}`
    const period = 2 / often
    const shift = -phase / 6 / often
    const moved = shift === 0 ? '' : `; зсув ${shift > 0 ? 'праворуч' : 'ліворуч'} на ${timesPi(Math.abs(shift))}`
    return `y ${equals(height)}${times}sin(${inside}); від −${written(height)} до ${written(height)}; період ${timesPi(period)}${moved}`
  },
}
