import { expect, test } from 'vitest'
import { outlinesOf } from '../../content/figures-of-file.ts'
import { readSource } from '../../content/source.ts'
import { drawMap } from './map.ts'
import { refuseInsideOut, type MapShape } from './map-frame.ts'

const outlines = outlinesOf(await readSource('content'))
const drawn = (view: [number, number, number, number], size: [number, number]) =>
  drawMap({ outline: 'ukraine', view, regions: [], places: [], arrows: [], lines: [] }, {}, outlines, size)

test('a frame that cuts a lake so that it floods the land is refused; one beside it is drawn', () => {
  expect(() => drawn([22.05, 45.1, 33.6, 52], [340, 300])).toThrow('на краю карти залила її всю')
  const lakes = drawn([22.05, 45.1, 34.9, 52], [340, 270]).marks.filter(({ look }) => look === 'water')
  expect(lakes.length).toBeGreaterThan(3)
})

test('a frame beyond the outline would show land as sea and is refused with the side', () => {
  expect(() => drawn([18, 45, 34, 52], [340, 270])).toThrow('карта виходить за контур на заході')
  expect(() => drawn([22, 45, 34, 54.5], [340, 400])).toThrow('карта виходить за контур на півночі')
})

test('no strip of sea stands where land goes on beyond the outline', () => {
  expect(() => drawn([20.4, 46, 30, 49.7], [340, 200])).toThrow('карта виходить за контур на заході')
})

test('a river that a task asks about is bolder than the borders and the rivers of the map', () => {
  const through: [number, number][] = [
    [28, 49],
    [30, 48],
  ]
  const line = { through, look: 'river' as const, legend: 'річка' }
  const { marks } = drawMap({ outline: 'ukraine', regions: [], places: [], arrows: [], lines: [line] }, {}, outlines, [340, 250])
  expect(marks.filter(({ look }) => look === 'curve')).toHaveLength(2)
})

test('the Dnipro is one line from the border to its mouth', () => {
  const rivers = drawn([22, 44.2, 40.4, 52.5], [340, 250]).marks.flatMap((mark) =>
    mark.kind === 'path' && mark.look === 'river' ? [mark.d] : [],
  )
  const dnipro = rivers.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const ys = dnipro.split(/[ML]/).flatMap((spot) => (spot === '' ? [] : [Number(spot.split(' ')[1])]))
  expect([dnipro.split('M').length - 1, Math.min(...ys) < 5, Math.max(...ys) > 160]).toEqual([1, true, true])
})

test('a river keeps its end, however near the spot before it, and one of two spots is drawn', () => {
  const line = (coordinates: [number, number][]) => ({
    type: 'Feature' as const,
    properties: { kind: 'river' as const, name: 'Річка' },
    geometry: { type: 'MultiLineString' as const, coordinates: [coordinates] },
  })
  const parts = [
    line([
      [30, 48],
      [31, 48],
      [31.08, 48],
    ]),
    line([
      [31.08, 48],
      [31.4, 48.1],
    ]),
  ]
  const own = new Map(outlines)
  const coast = own.get('ukraine')!
  own.set('ukraine', { ...coast, features: [...coast.features.filter(({ properties }) => properties.kind !== 'river'), ...parts] })
  const { marks } = drawMap({ outline: 'ukraine', regions: [], places: [], arrows: [], lines: [] }, {}, own, [340, 250])
  const [first = '', second = ''] = marks.flatMap((mark) => (mark.kind === 'path' && mark.look === 'river' ? [mark.d] : []))
  expect(first.split('L').at(-1)).toBe(second.slice(1).split('L')[0])
})

const square: MapShape = {
  type: 'Feature',
  properties: { kind: 'region', name: 'Квадрат' },
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [20, 40],
          [20, 41],
          [21, 41],
          [21, 40],
          [20, 40],
        ],
      ],
    ],
  },
}
test('a region that came out of the frame’s edge turned inside out is refused; one that truly fills the frame is drawn', () => {
  const whole: [number, number][] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ]
  expect(() => refuseInsideOut(square, [whole], [100, 100], () => [30, 50])).toThrow('«Квадрат» на краю карти залила її всю')
  expect(() => refuseInsideOut(square, [whole], [100, 100], () => [20.5, 40.5])).not.toThrow()
})

test('regions marked by one look stand out from their neighbours, those of several keep their looks', () => {
  const region = (name: string, look: 'area' | 'areaSecond') => ({ names: [name], look, legend: name })
  const looksOf = (...regions: ReturnType<typeof region>[]) =>
    drawMap({ outline: 'ukraine', regions, places: [], arrows: [], lines: [] }, {}, outlines, [340, 250]).marks.map(({ look }) => look)
  const one = looksOf(region('Київська область', 'area'))
  expect([one.filter((look) => look === 'bar').length, one.includes('area')]).toEqual([2, false])
  expect(looksOf(region('Київська область', 'area'), region('Львівська область', 'areaSecond'))).not.toContain('bar')
})
