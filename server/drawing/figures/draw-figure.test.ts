import * as v from 'valibot'
import { expect, test } from 'vitest'
import { drawFigure } from './draw-figure.ts'
import { drawnFigureSource } from './figure-source.ts'
import { toSvg } from './to-svg.ts'

const atlas = {
  outlines: new Map(),
  schemeOf: () =>
    '<svg viewBox="0 0 100 80"><circle class="line" cx="50" cy="40" r="20"/><text class="label" x="50" y="40">серце</text></svg>',
}
const draw = (figure: object, scope = {}) =>
  drawFigure(v.parse(drawnFigureSource, { alt: 'Опис рисунка словами для перевірки', ...figure }), scope, atlas)
const textsOf = (figure: object, scope = {}) => draw(figure, scope).marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))

const triangle = { points: { A: [0, 0], B: ['a', 0], C: [0, 'b'] }, lines: ['A B C A'], angles: [{ of: 'B A C', right: true }] }

test('a drawing of points writes names and lengths that follow from the parameters', () => {
  expect(textsOf({ geometry: { ...triangle, labels: [{ of: 'A B', text: '@a см' }] } }, { a: 5, b: 3 })).toEqual(['A', 'B', 'C', '5 см'])
})

test('points that nearly coincide are refused', () => {
  expect(() => draw({ geometry: triangle }, { a: 5, b: 0.01 })).toThrow('точки A і C майже збігаються')
})

test('an angle told right that is not right is refused', () => {
  const leaning = { ...triangle, points: { ...triangle.points, C: [1, 'b'] } }
  expect(() => draw({ geometry: leaning }, { a: 5, b: 3 })).toThrow('кут B A C не прямий')
})

test('the far edges of a box are dashed', () => {
  const looks = draw({
    geometry: {
      points: { A: [0, 0, 0], B: [3, 0, 0], C: [3, 3, 0], D: [0, 3, 0], A1: [0, 0, 4], B1: [3, 0, 4], C1: [3, 3, 4], D1: [0, 3, 4] },
      solids: [{ kind: 'prism', base: 'A B C D', top: 'A1 B1 C1 D1' }],
    },
  }).marks.flatMap((mark) => (mark.kind === 'path' ? [mark.look] : []))
  expect(looks.filter((look) => look === 'hidden')).toHaveLength(3)
  expect(looks.filter((look) => look === 'line')).toHaveLength(9)
})

test('a graph that leaves the frame is cut at it, and one out of sight is refused', () => {
  const graph = (of: string) => ({ graph: { x: [-2, 2], y: [-1, 3], curves: [of] } })
  const ys = draw(graph('x^2')).marks.flatMap((mark) =>
    mark.kind === 'path' && mark.look === 'curve' ? [...mark.d.matchAll(/ ([\d.]+)/g)] : [],
  )
  expect(Math.min(...ys.map(([, y]) => Number(y)))).toBeGreaterThanOrEqual(16)
  expect(() => draw(graph('x^2+9'))).toThrow('графіка x^2+9 не видно')
})

test('a marked point outside the frame is refused', () => {
  expect(() => draw({ graph: { x: [-2, 2], y: [-1, 3], points: [{ at: ['k', 0] }] } }, { k: 7 })).toThrow('поза рамкою')
})

test('a number at an axis steps aside for the curve that passes there, and for a line that is let down to the axis', () => {
  const tickAt = (graph: object, text: string) => {
    const mark = draw({ graph: { x: [-4, 4], y: [-3, 3], ...graph } }).marks.findLast((each) => each.kind === 'text' && each.text === text)
    return mark?.kind === 'text' ? mark.y : Number.NaN
  }
  const ticks = { x: [2], y: [] }
  const below = tickAt({ ticks }, '2')
  expect(tickAt({ ticks, points: [{ at: [2, 2], drop: true }] }, '2')).toBe(below)
  expect(tickAt({ ticks, points: [{ at: [2, -2], drop: true }] }, '2')).toBeLessThan(below)
  expect(tickAt({ ticks, verticals: [2] }, '2')).toBeGreaterThan(0)
  const beside = draw({ graph: { x: [-4, 4], y: [-3, 3], ticks, verticals: [2] } }).marks.findLast((each) => each.kind === 'text')
  const plain = draw({ graph: { x: [-4, 4], y: [-3, 3], ticks } }).marks.findLast((each) => each.kind === 'text')
  expect(beside?.kind === 'text' && plain?.kind === 'text' ? Math.abs(beside.x - plain.x) : 0).toBeGreaterThan(5)
})

test('squares lie under a drawing of points whose words count them', () => {
  const { marks } = draw({ geometry: { points: { A: [0, 0], B: [3, 2] }, lines: ['A B'], squares: [-1, -1, 4, 3] } })
  const [grid] = marks
  expect(grid?.kind === 'path' && grid.look === 'grid' ? grid.d.split('M').length - 1 : 0).toBe(6 + 5)
})

test('two events of one year share one dot', () => {
  const { marks } = draw({
    timeline: {
      from: 1600,
      to: 1700,
      events: [
        { at: 1663, label: 'на правому березі' },
        { at: 1663, label: 'на лівому березі' },
      ],
    },
  })
  expect(marks.filter(({ look }) => look === 'dot')).toHaveLength(1)
})

test('labels over one another are refused', () => {
  expect(() => draw({ numberLine: { from: 0, to: 100, points: [{ at: 50 }, { at: 51 }] } })).toThrow('накладаються')
})

test('bars, shares and ages say what they show', () => {
  expect(textsOf({ chart: { kind: 'bar', labels: ['пн', 'вт'], values: ['2*n', 4], written: true } }, { n: 3 })).toEqual(
    expect.arrayContaining(['пн', 'вт', '6', '4']),
  )
  expect(textsOf({ chart: { kind: 'pie', labels: ['ліс', 'поле'], values: [30, 70], written: true, unit: '%' } })).toEqual([
    '30%',
    'ліс',
    '70%',
    'поле',
  ])
  expect(() => draw({ chart: { kind: 'bar', labels: ['пн'], values: [1, 2] } })).toThrow('стільки значень, скільки підписів')
})

test('the value of a bar stands over that bar, not over its group', () => {
  const series = [
    { name: 'кава', values: [28] },
    { name: 'чай', values: [12] },
  ]
  const { marks } = draw({ chart: { kind: 'bar', labels: ['Пн'], series, written: true } })
  const at = (text: string) => marks.flatMap((mark) => (mark.kind === 'text' && mark.text === text ? [mark.x] : []))[0] ?? Number.NaN
  expect(at('28')).toBeLessThan(at('Пн'))
  expect(at('12')).toBeGreaterThan(at('Пн'))
  expect(at('28') + at('12')).toBeCloseTo(2 * at('Пн'), 0)
})

test('a line of time names its events in their order', () => {
  const texts = textsOf({
    timeline: {
      from: 1900,
      to: 2000,
      step: 50,
      events: [
        { at: 1991, label: 'Незалежність' },
        { at: 1917, label: 'Революція' },
      ],
    },
  })
  expect(texts).toEqual(['1900', '1950', '2000', 'Революція', 'Незалежність'])
})

test('a scheme takes its looks from classes', () => {
  expect(draw({ scheme: 'heart.svg' }).marks.map((mark) => mark.look)).toEqual(['line', 'label'])
})

test('the picture for other programs needs no styles', () => {
  const svg = toSvg(draw({ geometry: triangle }, { a: 5, b: 3 }))
  expect(svg).toMatch(/^<svg [^>]*viewBox="/)
  expect(svg).not.toMatch(/ style=|class=|<style/)
})

test('a legend shows a line where the chart has a line, and a square of its colour where it has bars', () => {
  const looksOf = (kind: string) =>
    draw({
      chart: {
        kind,
        labels: ['1', '2', '3'],
        series: [
          { name: 'місто', values: [1, 2, 3] },
          { name: 'село', values: [3, 2, 1] },
        ],
      },
    })
      .marks.slice(-4)
      .flatMap((mark) => (mark.kind === 'path' ? [mark.look] : []))
  expect(looksOf('line')).toEqual(['curve', 'curveSecond'])
  expect(looksOf('bar')).toEqual(['areaSecond', 'thin'])
})

test('the points of a line stand as far apart as the numbers under them, and words one beside another', () => {
  const placesOf = (labels: (string | number)[]) => {
    const { marks } = draw({ chart: { kind: 'line', labels, values: labels.map(() => 1) } })
    return labels
      .map((label) => marks.find((mark) => 'text' in mark && mark.y > 180 && mark.text === String(label)))
      .map((mark) => (mark && 'x' in mark ? mark.x : NaN))
  }
  const [a = 0, b = 0, c = 0] = placesOf([10, 20, 50])
  expect((c - b) / (b - a)).toBeCloseTo(3, 1)
  const [d = 0, e = 0, f = 0] = placesOf(['до', '10', '50'])
  expect(f - e).toBeCloseTo(e - d, 1)
})

test('years before our era have room beside the line of time', () => {
  const events = [{ at: -700, label: 'Скіфи приходять у степи Причорномор’я з Азії' }]
  const { marks } = draw({ timeline: { from: -900, to: -100, step: 200, events } })
  const years = marks.flatMap((mark) => (mark.kind === 'text' && mark.text.endsWith('до н. е.') ? [mark] : []))
  expect(years).toHaveLength(5)
  for (const { text, x } of years) expect(x - text.length * 7).toBeGreaterThan(0)
})
