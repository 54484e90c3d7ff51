import type { ChartData } from './figure-source.ts'
import { openCanvas, round, stroke, write, writeNear, type Canvas } from './canvas.ts'

const radius = 82
const looks = ['area', 'areaSecond', 'areaThird', 'areaFourth', 'ring'] as const

/** Draws shares of a circle from the top clockwise, each named beside it. Throws where a share is too thin to see. */
export function drawPie({ labels, series, isWritten, unit }: ChartData): Canvas {
  const sheet = openCanvas(352, 232)
  const [x, y] = [176, 116]
  const values = series[0]?.values ?? []
  const sum = values.reduce((all, value) => all + value, 0)
  let from = 90
  for (const [index, value] of values.entries()) {
    const share = value / sum
    if (!(share >= 0.03)) throw new Error(`частка ${labels[index]} завелика чи замала: ${value} з ${sum}`)
    const to = from - share * 360
    const at = (angle: number, size = radius) =>
      [x + size * Math.cos((angle * Math.PI) / 180), y - size * Math.sin((angle * Math.PI) / 180)] as const
    const d = `M${x} ${y}L${at(from).map(round).join(' ')}A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${at(to).map(round).join(' ')}Z`
    stroke(sheet, looks[index % looks.length]!, d)
    stroke(sheet, 'line', d)
    const half = (from + to) / 2
    if (isWritten) write(sheet, `${String(value).replace('.', ',')}${unit}`, at(half, radius * 0.62), 'onArea')
    writeNear(sheet, labels[index] ?? '', at(half), 'note', [half, half + 15, half - 15, half + 30, half - 30], 7)
    from = to
  }
  return sheet
}
