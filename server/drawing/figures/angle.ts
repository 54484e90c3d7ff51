import { fillText } from '../expressions/fill-text.ts'
import type { GeometrySource } from './figure-source.ts'
import type { GeometryFrame } from './geometry-frame.ts'
import { noteArc, polyline, round, stroke, writeNear, type Spot } from './canvas.ts'

const radius = 22

/** Marks the angle at the second of three points: an arc or several, or the corner of a right angle. Throws when it is told right and is not. */
export function drawAngle(
  { of, label, right, arcs }: GeometrySource['angles'][number],
  { sheet, spotOf, scope, points }: GeometryFrame,
): void {
  const [first = '', corner = '', last = ''] = of.split(' ')
  const [a, b, c] = [spotOf(first), spotOf(corner), spotOf(last)]
  const [from, to] = [directionOf(b, a), directionOf(b, c)]
  const turn = ((to - from + 540) % 360) - 180
  const isFlat = [first, corner, last].every((name) => points.get(name)?.length === 2)
  if (right && isFlat && Math.abs(Math.abs(turn) - 90) > 0.5) throw new Error(`кут ${of} не прямий: ${round(Math.abs(turn))}°`)
  if (Math.abs(turn) < 6) throw new Error(`кут ${of} надто малий: ${round(Math.abs(turn))}°`)
  if (right) {
    const [u, w] = [shifted(b, from, 11), shifted(b, to, 11)]
    polyline(sheet, 'thin', [u, [u[0] + w[0] - b[0], u[1] + w[1] - b[1]], w])
  } else {
    for (let arc = 0; arc < arcs; arc++) {
      const size = radius + arc * 4
      stroke(sheet, 'thin', `M${at(shifted(b, from, size))}A${size} ${size} 0 0 ${turn > 0 ? 0 : 1} ${at(shifted(b, to, size))}`)
      noteArc(sheet, b, [size, size], [from, from + turn])
    }
  }
  if (label === undefined) return
  const half = from + turn / 2
  const reach = radius + (arcs - 1) * 4 + (Math.abs(turn) < 40 ? 12 : 2)
  writeNear(
    sheet,
    fillText(String(label), scope),
    shifted(b, half, reach),
    'label',
    [half, ...[15, 20, 10, 30, 40].flatMap((aside) => [half + aside, half - aside])],
    1,
  )
}

const directionOf = ([x1, y1]: Spot, [x2, y2]: Spot): number => (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI
const shifted = ([x, y]: Spot, degrees: number, length: number): Spot => [
  x + length * Math.cos((degrees * Math.PI) / 180),
  y - length * Math.sin((degrees * Math.PI) / 180),
]
const at = ([x, y]: Spot): string => `${round(x)} ${round(y)}`
