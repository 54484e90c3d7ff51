import { describe, expect, test } from 'vitest'
import { letterSize } from '../drawing.ts'
import { movableOf, startOf } from './all.ts'
import { integralTo, rectanglesTo } from './area.ts'
import { logarithm } from './exponent.ts'
import { placesOf } from './inscribed-angle.ts'
import { movableKindSchema } from './kinds.ts'
import type { Parameter } from './movable.ts'
import { sumOf, written } from './numbers.ts'
import { rootsOf, vertexOf } from './parabola.ts'
import { cutAt } from './section.ts'
import { ofPi, sineWave } from './sine-wave.ts'
import { cubic, slopeOf } from './tangent.ts'
import { cosine, sine } from './unit-circle.ts'
import { besideTip, productWith, sumWith } from './vectors.ts'

const says = (kind: Parameters<typeof movableOf>[0], ...values: number[]) => movableOf(kind).say(values)

/** The vertical coordinates of the points of a path of straight lines. */
const heightsOf = (d: string): number[] => [...d.matchAll(/[ML]\S+ ([\d.-]+)/g)].map(([, down]) => Number(down))

describe('geometry', () => {
  test('the unit circle gives exact values at round angles', () => {
    expect([sine(30), cosine(60), sine(180), cosine(270)]).toEqual([0.5, 0.5, 0, -0])
  })

  test('a parabola has the roots and the vertex of its formula', () => {
    expect(rootsOf([1, -2, -3])).toEqual([-1, 3])
    expect(rootsOf([-1, 2, 3])).toEqual([-1, 3])
    expect(rootsOf([1, -2, 1])).toEqual([1])
    expect(rootsOf([1, 0, 1])).toEqual([])
    expect(vertexOf([1, -2, -3])).toEqual([1, -4])
  })

  test('the slope of the tangent is the limit of the slope of the secant', () => {
    for (const x of [-2, -1, 0.25, 1.5]) expect((cubic(x + 1e-6) - cubic(x - 1e-6)) / 2e-6).toBeCloseTo(slopeOf(x), 5)
  })

  test('rectangles stay below the integral and come nearer the more they are', () => {
    const missing = [1, 4, 40, 4000].map((count) => integralTo(4) - rectanglesTo(4, count))
    expect(rectanglesTo(4, 4)).toBe(7.5)
    expect(missing.every((each, index) => each > 0 && (index === 0 || each < (missing[index - 1] ?? 0)))).toBe(true)
    expect(missing.at(-1)).toBeLessThan(0.003)
  })

  test('a section at half the height has half the side and a quarter of the area', () => {
    expect(cutAt(3)).toEqual({ scale: 0.5, side: 2, area: 4 })
  })

  test('the inscribed angle is half of the arc wherever its vertex lies', () => {
    const on = (degrees: number) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)] as const
    for (const arc of [40, 180, 300])
      for (const share of [10, 50, 90]) {
        const { a, b, c } = placesOf(arc, share)
        const [[ax, ay], [bx, by], [cx, cy]] = [on(a), on(b), on(c)]
        const cosineOf = ((ax - cx) * (bx - cx) + (ay - cy) * (by - cy)) / (Math.hypot(ax - cx, ay - cy) * Math.hypot(bx - cx, by - cy))
        expect((Math.acos(cosineOf) * 180) / Math.PI).toBeCloseTo(arc / 2, 6)
      }
  })

  test('the name of b keeps clear of both sides that meet at its tip, the names of ±π of every wave', () => {
    const grid = [-3, -2, -1, 0, 1, 2, 3]
    for (const x of grid) {
      for (const y of grid.filter((each) => x !== 0 || each !== 0)) {
        const [right, down] = besideTip([x, y])
        for (const [sideX, sideY] of [
          [3, 1],
          [-x, -y],
        ] as const) {
          const towards = (right * sideX - down * sideY) / (Math.hypot(right, down) * Math.hypot(sideX, sideY))
          const between = Math.acos(Math.max(-1, Math.min(1, towards)))
          expect((between * 180) / Math.PI, `b(${x}; ${y})`).toBeGreaterThan(60)
        }
      }
    }
    const marks = sineWave.draw([3, 3, 6]).marks
    const lowest = Math.max(...marks.flatMap((mark) => (mark.kind === 'path' && mark.look === 'curve' ? heightsOf(mark.d) : [])))
    const names = marks.flatMap((mark) => (mark.kind === 'text' && mark.text.endsWith('π') ? [mark.y - letterSize[mark.look]] : []))
    expect(names).toHaveLength(2)
    for (const top of names) expect(top).toBeGreaterThan(lowest)
  })

  test('vectors are added and multiplied by their coordinates, logarithms are exact powers', () => {
    expect([sumWith([1, 3]), productWith([-1, 3]), logarithm(0.25, 4), logarithm(4, 2)]).toEqual([[4, 4], 0, -1, 0.5])
  })
})

test('the marked inscribed angle lies inside the circle, between its sides', () => {
  for (const values of [
    [100, 60],
    [40, 10],
    [300, 90],
    [180, 50],
  ]) {
    const { marks } = movableOf('inscribed-angle').draw(values)
    const marked = marks.flatMap((mark) => (mark.kind === 'path' && mark.look === 'areaSecond' ? [mark.d] : []))
    const ends = marked.flatMap((d) => [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)])
    const furthest = Math.max(...ends.map(([, x, y]) => Math.hypot(Number(x) - 145, Number(y) - 145)))
    expect(ends.length).toBeGreaterThan(3)
    expect(furthest, values.join()).toBeLessThan(290 / 2.8 + 1)
  }
})

describe('words', () => {
  test('numbers and sums are written as at school', () => {
    expect([written(-0.5), written(1 / 3), written(-0.001)]).toEqual(['−0,5', '0,33', '0'])
    expect([
      sumOf([
        [1, 'x²'],
        [-2, 'x'],
        [-3, ''],
      ]),
      sumOf([
        [-1, 'x'],
        [1, ''],
      ]),
      sumOf([[0, 'x']]),
    ]).toEqual(['x² − 2x − 3', '−x + 1', '0'])
    expect([ofPi(3), ofPi(-2), ofPi(6), ofPi(0), ofPi(5)]).toEqual(['π/2', '−π/3', 'π', '0', '5π/6'])
  })

  test('each figure says what it shows, in the special cases too', () => {
    expect(says('unit-circle', 30)).toBe('sin 30° = 0,5; cos 30° ≈ 0,87; tg 30° ≈ 0,58; I чверть')
    expect(says('unit-circle', 90)).toBe('sin 90° = 1; cos 90° = 0; tg 90° не існує; точка на осі')
    expect(says('parabola', 1, -2, -3)).toBe('y = x² − 2x − 3; вершина (1; −4); D = 16, корені −1 і 3')
    expect(says('parabola', 0, 1, 1)).toBe('y = x + 1: за a = 0 це пряма, не парабола')
    expect(says('tangent', 1)).toBe('x₀ = 1: f′(x₀) = 0 — дотична горизонтальна, тут мінімум')
    expect(says('area', 4, 4)).toBe('n = 4: сума площ = 7,5; інтеграл від 0 до 4 ≈ 9,33; бракує 1,83')
    expect(says('sine-wave', 2, 2, 1)).toBe('y = 2\u00a0·\u00a0sin(2x + π/6); від −2 до 2; період π; зсув ліворуч на 0,08π')
    expect(says('vectors', -1, 3)).toBe('a(3; 1) + b(−1; 3) = (2; 4); |a + b| ≈ 4,47; a\u00a0·\u00a0b = 0, вектори перпендикулярні')
    expect(says('line', 0, 2)).toBe('y = 2: пряма паралельна осі x; рівняння 2 = 0 не має коренів')
    expect(says('line', 2, -1)).toBe('y = 2x − 1: функція зростає; рівняння 2x − 1 = 0 має один корінь, x = 0,5')
    expect(says('section', 3)).toBe('Подібність k = 0,5; сторона перерізу = 2; площа = 4, тобто k² = 0,25 площі основи')
    expect(says('inscribed-angle', 180, 50)).toBe('AB — діаметр: дуга AB = 180°, вписаний кут ACB = 90°, прямий')
    expect(says('exponent', 1, 4)).toBe('Основа 1: степінь завжди 1, тому логарифма за такою основою немає')
  })
})

/** The start, then each parameter at its ends with every other at its ends too. */
const cornersOf = (parameters: readonly Parameter[]): number[][] =>
  parameters.reduce<number[][]>(
    (lists, { min, max, step }) => lists.flatMap((list) => [min, min + step, (min + max) / 2, max].map((value) => [...list, value])),
    [[]],
  )

test.each(movableKindSchema.options)('%s stays on its sheet wherever its sliders stand, and says so in at most 130 letters', (kind) => {
  const shape = movableOf(kind)
  for (const values of [startOf(shape), ...cornersOf(shape.parameters)]) {
    const { width, height, marks } = shape.draw(values)
    expect(shape.say(values).length).toBeLessThanOrEqual(130)
    for (const mark of marks) {
      if (mark.kind === 'text') {
        expect(mark.x >= 0 && mark.x <= width && mark.y >= 10 && mark.y <= height - 2, `${values.join()}: ${mark.text}`).toBe(true)
      } else {
        expect(mark.d, values.join()).not.toMatch(/NaN|Infinity/)
        const ends = [...mark.d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
        const isOut = ends.some(([x, y]) => x < -6 || y < -6 || x > width + 6 || y > height + 6)
        expect(isOut, `${values.join()}: ${mark.look} ${mark.d}`).toBe(false)
      }
    }
  }
})

test('a list of values of another length is refused', () => {
  expect(() => movableOf('line').draw([1])).toThrow('потрібно значень: 2')
})
