import type { PathLook } from '#domain/drawing'
import { numberOf, type Scope } from '../expressions/evaluate.ts'
import { fillText } from '../expressions/fill-text.ts'
import { plainNumber } from '../expressions/written-number.ts'
import type { ChartData, ChartSource } from './figure-source.ts'
import { drawPie } from './pie.ts'
import { drawPyramid } from './pyramid.ts'
import { circlePath, openCanvas, polyline, round, stroke, write, writeFree, type Canvas, type Spot } from './canvas.ts'

export const areas = ['area', 'areaSecond', 'areaThird', 'areaFourth'] as const

/** Draws a chart. Throws an error with a Ukrainian message where labels and values do not go together. */
export function drawChart(source: ChartSource, scope: Scope, size: readonly [number, number] = [320, 220]): Canvas {
  const data = dataOf(source, scope)
  if (source.kind === 'pie') return drawPie(data)
  if (source.kind === 'pyramid') return drawPyramid(data)
  return drawColumns(data, source, scope, size)
}

function dataOf({ labels, values, series, unit, written }: ChartSource, scope: Scope): ChartData {
  const given = series ?? (values === undefined ? [] : [{ name: undefined, values }])
  const computed = given.map((each) => ({
    name: each.name === undefined ? '' : fillText(String(each.name), scope),
    values: each.values.map((value) => numberOf(value, scope)),
  }))
  if (computed.length === 0 || computed.some((each) => each.values.length !== labels.length))
    throw new Error('у діаграмі має бути стільки значень, скільки підписів')
  return {
    labels: labels.map((label) => fillText(String(label), scope)),
    series: computed,
    unit: unit === undefined ? '' : fillText(String(unit), scope),
    isWritten: written,
  }
}

const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000]

function drawColumns(
  { labels, series, unit, isWritten }: ChartData,
  source: ChartSource,
  scope: Scope,
  [width, height]: readonly [number, number],
): Canvas {
  const sheet = openCanvas(width, height)
  const isClimate = source.kind === 'climate'
  const shown = isClimate ? series.slice(0, 1) : series
  const all = shown.flatMap(({ values }) => values)
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)]
  if (low === high) throw new Error('усі значення діаграми дорівнюють нулю')
  const step =
    source.step === undefined ? (steps.find((each) => (high - low) / each <= 6) ?? (high - low) / 5) : numberOf(source.step, scope)
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(high / step) * step]
  const named = series.filter(({ name }) => name !== '')
  const field = {
    left: 44,
    right: width - (isClimate ? 40 : 10),
    top: unit === '' ? 14 : 30,
    bottom: height - 28 - (named.length > 0 ? 22 : 0),
  }
  const y = (value: number) => field.bottom - ((value - bottom) / (top - bottom)) * (field.bottom - field.top)
  const slot = (field.right - field.left) / labels.length
  const places = source.kind === 'line' ? placesOf(labels) : labels.map((_, index) => index)
  const x = (index: number) => field.left + slot * ((places[index] ?? index) + 0.5)
  for (let value = bottom; value <= top + step / 1e6; value += step) {
    stroke(sheet, 'grid', `M${field.left} ${round(y(value))}H${field.right}`)
    write(sheet, plainNumber(value), [field.left - 6, y(value)], 'note', 'end')
  }
  if (unit !== '') write(sheet, unit, [4, 12], 'note', 'start')
  for (const [index, label] of labels.entries()) write(sheet, label, [x(index), height - (named.length > 0 ? 36 : 14)], 'note')
  for (const [order, { values }] of shown.entries()) {
    if (source.kind === 'line')
      drawLine(
        sheet,
        values.map((value, index): Spot => [x(index), y(value)]),
        order,
      )
    else
      drawBars(
        sheet,
        values.map((value, index) => ({
          x: x(index) - slot * 0.34 + (order * slot * 0.68) / shown.length,
          width: (slot * 0.68) / shown.length,
          y: y(value),
          zero: y(0),
        })),
        order,
      )
    const aside = source.kind === 'line' ? 0 : slot * 0.68 * ((order + 0.5) / shown.length - 0.5)
    if (isWritten)
      for (const [index, value] of values.entries()) {
        const spot: Spot = [x(index) + aside, y(value)]
        const turns = source.kind === 'line' ? [-11, 13, -18, 20] : value < 0 ? [10] : [-9]
        writeFree(
          sheet,
          plainNumber(value),
          turns.map((turn): Spot => [spot[0], spot[1] + turn]),
          'place',
        )
      }
  }
  if (isClimate && series[1]) drawWarmth(sheet, series[1].values, field, x)
  stroke(sheet, 'axis', `M${field.left} ${field.top - 6}V${round(y(bottom))}M${field.left} ${round(y(0))}H${field.right}`)
  writeLegend(
    sheet,
    named.map(({ name }, index) => ({ name, line: source.kind === 'line' ? lineLook(index) : isClimate && index > 0 ? 'curve' : null })),
  )
  return sheet
}

/** Where the points of a line stand, in slots: numbers as far apart as they are, words one beside another. */
function placesOf(labels: readonly string[]): number[] {
  const numbers = labels.map((label) => Number(label.replace(',', '.').replace('−', '-')))
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  const isRising = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? NaN))
  if (!isRising || labels.length < 3) return labels.map((_, index) => index)
  return numbers.map((number) => ((number - first) / (last - first)) * (labels.length - 1))
}

function drawBars(sheet: Canvas, bars: readonly { x: number; width: number; y: number; zero: number }[], order: number): void {
  for (const { x, width, y, zero } of bars) {
    const d = `M${round(x)} ${round(zero)}V${round(y)}h${round(width)}V${round(zero)}Z`
    stroke(sheet, areas[order % areas.length]!, d)
    stroke(sheet, 'thin', d)
  }
}

const lineLook = (order: number): PathLook => (order === 0 ? 'curve' : order === 1 ? 'curveSecond' : 'hidden')

function drawLine(sheet: Canvas, spots: readonly Spot[], order: number): void {
  polyline(sheet, lineLook(order), spots)
  for (const spot of spots) stroke(sheet, order === 0 ? 'dot' : 'ring', circlePath(spot, 3.5))
}

type Field = { left: number; right: number; top: number; bottom: number }

/** Temperatures over the bars of rain, with a scale of their own on the right. */
function drawWarmth(sheet: Canvas, values: readonly number[], field: Field, x: (index: number) => number): void {
  const [low, high] = [Math.floor(Math.min(0, ...values) / 10) * 10, Math.ceil(Math.max(10, ...values) / 10) * 10]
  const y = (value: number) => field.bottom - ((value - low) / (high - low)) * (field.bottom - field.top)
  for (let value = low; value <= high; value += 10) write(sheet, `${plainNumber(value)}°`, [field.right + 6, y(value)], 'note', 'start')
  polyline(
    sheet,
    'curve',
    values.map((value, index): Spot => [x(index), y(value)]),
  )
}

/** A row of names below the chart, each beside a piece of its line, or a square of its colour where `line` is null. */
export function writeLegend(sheet: Canvas, entries: readonly { name: string; line: PathLook | null }[]): void {
  let x = 10
  for (const [index, { name, line }] of entries.entries()) {
    const square = `M${round(x)} ${sheet.height - 17}h12v12h-12Z`
    if (line === null) stroke(sheet, areas[index % areas.length]!, square)
    stroke(sheet, line ?? 'thin', line === null ? square : `M${round(x - 4)} ${sheet.height - 11}h18`)
    write(sheet, name, [x + 17, sheet.height - 11], 'note', 'start')
    x = (sheet.labels.at(-1)?.box.right ?? x) + 14
  }
}
