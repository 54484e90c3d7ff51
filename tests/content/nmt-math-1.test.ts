import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import { drawnFigureSource } from '../../server/drawing/figures/figure-source.ts'
import { paperSource, taskSetSource } from '../../server/content/authoring/test-source.ts'
import { integralOf, isClose, rootOf, slopeOf, steps, sumOf } from './calculus.ts'
import { angle, cross, distanceToLine, dot, minus, point, size } from './space.ts'
import { formulasIn, isInIntervals, texValue } from '../../scripts/check-content/tex-value.ts'

const folder = new URL('../../content/subjects/math/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
/** Tasks of the first paper, and those that left it for the bank; `task(3)` is `math-1-03`. */
const questions = [
  ...v.parse(paperSource, parse(read('tests/nmt-math-1.yaml'))).questions,
  ...v.parse(taskSetSource, parse(read('tasks/first-paper.yaml'))).questions,
]

function task<Form extends QuestionSource['form']>(number: number, form: Form) {
  const found = questions.find(({ id }) => id === `math-1-${String(number).padStart(2, '0')}`)
  if (found?.form !== form) throw new Error(`task ${number} is not ${form}`)
  return found as Extract<QuestionSource, { form: Form }>
}

const formula = (markdown: string, index = 0) => formulasIn(markdown)[index] ?? ''
const rightOf = (equality: string) => equality.split('=').at(-1) ?? ''
/** A function of x written as `y=…`. */
const graph = (tex: string) => (x: number) => texValue(rightOf(tex), { x })
/** Value of an option: its formula or the bare number, without the unit. */
const valueOf = (option: string) => texValue(formula(option) || option)
const samples = [-3.7, -2.6, -1.3, -0.4, 0.35, 0.9, 1.7, 3.1, 4.6]

/** Options of a single-choice task that fit: must be the key alone. */
const fitting = (number: number, fits: (option: string) => boolean) =>
  Object.entries(task(number, 'single').options).flatMap(([id, option]) => (fits(option) ? [id] : []))
const equalTo = (number: number, value: number) => fitting(number, (option) => isClose(valueOf(option), value))
const key = (number: number) => [task(number, 'single').key]

/** Options of a matching task that fit each row: must be the row’s key alone. */
function fittingRows(number: number, fits: (row: string, option: string) => boolean) {
  const { rows, options } = task(number, 'matching')
  const found = (row: string) => Object.entries(options).flatMap(([id, option]) => (fits(row, option) ? [id] : []))
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, found(row)]))
}
const keys = (number: number) => Object.fromEntries(Object.entries(task(number, 'matching').key).map(([row, option]) => [row, [option]]))
const answer = (number: number) => Number(task(number, 'numeric').key)

const booksPerDay = [...(task(1, 'single').figure?.alt ?? '').matchAll(/— (\d+)/g)].map((found) => Number(found[1]))
const vertices = [...(task(4, 'single').figure?.alt ?? '').matchAll(/\((−?\d+); (−?\d+)\)/g)].map(([, x = '', y = '']) =>
  [x, y].map((text) => Number(text.replace('−', '-'))),
)
/** The broken line of task 4. */
function brokenLine(x: number): number {
  const at = vertices.findIndex((vertex, index) => index > 0 && x <= (vertex[0] ?? NaN))
  const [[x0 = NaN, y0 = NaN] = [], [x1 = NaN, y1 = NaN] = []] = vertices.slice(at - 1, at + 1)
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}

describe('the single-choice keys follow from the mathematics', () => {
  test('1: the mean of the chart', () => {
    expect(equalTo(1, sumOf(booksPerDay) / 5)).toEqual(key(1))
  })
  test('2: the power equals the expression for any base', () => {
    const whole = formula(task(2, 'single').prompt)
    expect(fitting(2, (power) => [0.7, 1.3, 2.1].every((a) => isClose(texValue(formula(power), { a }), texValue(whole, { a }))))).toEqual(
      key(2),
    )
  })
  test('3: the side surface is the circumference integrated over the height', () => {
    expect(
      equalTo(
        3,
        integralOf(() => Math.PI * 8, 0, 6),
      ),
    ).toEqual(key(3))
  })
  test('4: the greatest value of the broken line on [0;5]', () => {
    expect(equalTo(4, Math.max(...steps(0, 5, 1 / 64).map(brokenLine)))).toEqual(key(4))
  })
  test('5: the angle measured in coordinates', () => {
    const [A, B, K] = [point(0, 0), point(1 / Math.tan((68 * Math.PI) / 180), -1), point(1 / Math.tan((34 * Math.PI) / 180), -1)]
    expect(angle(minus(B, A), minus(K, A))).toBeCloseTo(34, 9)
    expect(equalTo(5, (angle(minus(A, K), minus(B, K)) * Math.PI) / 180)).toEqual(key(5))
  })
  test('6: the share of salt', () => {
    const share = (240 * 0.15 * 100) / (240 + 60)
    expect(fitting(6, (option) => isClose(texValue(formula(option).replace('\\,\\%', '')), share))).toEqual(key(6))
  })
  test('7: the fraction equals the expression wherever both exist', () => {
    const whole = formula(task(7, 'single').prompt)
    expect(fitting(7, (option) => samples.every((x) => isClose(texValue(formula(option), { x }), texValue(whole, { x }))))).toEqual(key(7))
  })
  test('8: the terms of the only such progression added one by one', () => {
    const progressions = steps(-40, 40).flatMap((first) => steps(-20, 20).map((d) => steps(0, 9).map((index) => first + d * index)))
    const found = progressions.filter((terms) => terms[2] === 7 && terms[7] === 22)
    expect(found).toHaveLength(1)
    expect(equalTo(8, sumOf(found.flat()))).toEqual(key(8))
  })
  test('9: the scalar product vanishes', () => {
    expect(fitting(9, (option) => isClose(dot(point(2, -1, 3), point(valueOf(option), 4, -2)), 0))).toEqual(key(9))
  })
  test('10: the formula agrees with the slope', () => {
    const f = graph(formula(task(10, 'single').prompt))
    expect(fitting(10, (option) => samples.every((x) => Math.abs(graph(formula(option))(x) - slopeOf(f, x)) < 1e-4))).toEqual(key(10))
  })
  test('11: the set of roots', () => {
    const [left = '', right = ''] = formula(task(11, 'single').prompt).split('=')
    const difference = (x: number) => texValue(left, { x }) - texValue(right, { x })
    const roots = steps(-3.5, 60, 1 / 64).filter((x) => isClose(difference(x), 0))
    const changes = steps(-3.493, 60, 1 / 64).filter((x) => difference(x) * difference(x + 1 / 64) < 0)
    expect(changes).toHaveLength(roots.length)
    const listed = (option: string) =>
      formula(option)
        .split(';')
        .map((root) => texValue(root))
    expect(fitting(11, (option) => listed(option).join() === roots.join())).toEqual(key(11))
  })
  test('12: the sine of the doubled angle found numerically', () => {
    const alpha = rootOf((x) => Math.sin(x) - 5 / 13, Math.PI / 2, Math.PI)
    expect(equalTo(12, Math.sin(2 * alpha))).toEqual(key(12))
  })
  test('13: whole solutions counted', () => {
    const left = formula(task(13, 'single').prompt).split('\\le')[0] ?? ''
    const values = steps(-500, 500).map((x) => texValue(left, { x }))
    const count = values.filter((value) => Number.isFinite(value) && value <= 0).length
    const words: Record<string, number> = { три: 3, чотири: 4, 'п’ять': 5, шість: 6, безліч: Infinity }
    expect(fitting(13, (option) => words[option] === count)).toEqual(key(13))
  })
  test('14: the area integrated numerically', () => {
    const [upper, lower] = formulasIn(task(14, 'single').prompt).map(graph)
    const difference = (x: number) => (upper?.(x) ?? NaN) - (lower?.(x) ?? NaN)
    expect(equalTo(14, integralOf(difference, rootOf(difference, -1, 1.1), rootOf(difference, 2, 4.1)))).toEqual(key(14))
  })
  test('15: the set of solutions point by point', () => {
    const left = formula(task(15, 'single').prompt).split('\\ge')[0] ?? ''
    const isSolution = (x: number) => x * x - 2 * x > 0 && texValue(left, { x }) >= -3 - 1e-9
    const points = steps(-8, 8, 1 / 32)
    expect(fitting(15, (option) => points.every((x) => isInIntervals(formula(option), x) === isSolution(x)))).toEqual(key(15))
  })
})

describe('the matching keys follow from the mathematics', () => {
  test('16: each property holds for one function only', () => {
    const grid = steps(-12, 12, 1 / 16)
    const domain = (f: (x: number) => number) => grid.filter((x) => Number.isFinite(f(x)))
    const properties: Record<string, (f: (x: number) => number) => boolean> = {
      'функція спадає на всій області визначення': (f) => domain(f).every((x, i, all) => i === 0 || f(x) < f(all[i - 1] ?? NaN)),
      'функція є парною': (f) => grid.every((x) => Object.is(f(x), f(-x)) || isClose(f(x), f(-x))),
      'найменше значення функції дорівнює $-4$': (f) => Math.min(...domain(f).map(f)) === -4,
      'область визначення функції — проміжок $[-4;+\\infty)$': (f) => grid.every((x) => Number.isFinite(f(x)) === x >= -4),
      'функція набуває лише від’ємних значень': (f) => domain(f).every((x) => f(x) < 0),
    }
    expect(Object.keys(properties)).toEqual(Object.values(task(16, 'matching').options))
    expect(fittingRows(16, (row, option) => properties[option]?.(graph(formula(row))) ?? false)).toEqual(keys(16))
  })
  test('17: each expression is computed', () => {
    expect(fittingRows(17, (row, option) => isClose(texValue(formula(row)), valueOf(option)))).toEqual(keys(17))
  })
  test('18: each length is measured in coordinates', () => {
    const [A, B, D, O] = [point(-20, 0), point(0, 15), point(0, -15), point(0, 0)]
    const lengths: Record<string, number> = {
      'довжина висоти $BK$': distanceToLine(B, A, D),
      'довжина відрізка $AK$': dot(minus(B, A), minus(D, A)) / size(minus(D, A)),
      'відстань від точки $O$ до сторони $AD$': distanceToLine(O, A, D),
    }
    expect(fittingRows(18, (row, option) => isClose(lengths[row] ?? NaN, valueOf(option)))).toEqual(keys(18))
  })
})

describe('the short answers follow from the mathematics', () => {
  test('19: the point of the axis from which the tangent is perpendicular to the radius', () => {
    const [O, A] = [point(0, 0), point(9, 12)]
    const at = rootOf((x) => dot(minus(A, O), minus(point(x, 0), A)), 9, 100)
    expect(answer(19)).toBeCloseTo(size(minus(point(at, 0), A)), 9)
  })
  test('20: all pairs of volunteers enumerated', () => {
    const pairs = steps(0, 15).flatMap((first) => steps(first + 1, 15).map((second) => [first, second]))
    expect(pairs).toHaveLength(120)
    expect(answer(20)).toBeCloseTo(pairs.filter((pair) => pair.some((volunteer) => volunteer < 4)).length / pairs.length, 9)
  })
  test('21: the height that makes the dihedral angle 45°, then the volume', () => {
    const [A, B, C] = [point(9, 0), point(0, 12), point(0, 0)]
    const base = cross(minus(A, C), minus(B, C))
    const height = rootOf((at) => angle(base, cross(minus(point(A[0], A[1], at), C), minus(B, C))) - 45, 0.01, 100)
    expect(answer(21)).toBeCloseTo(Math.abs(dot(base, minus(point(A[0], A[1], height), C))) / 6, 9)
  })
  test('22: whole parameters tried one by one', () => {
    const equation = formulasIn(task(22, 'numeric').prompt).find((tex) => tex.includes('\\frac')) ?? ''
    const [, top = '', radicand = ''] = /\\frac\{(.+)\}\{\\sqrt\{(.+)\}\}=0/.exec(equation) ?? []
    const rootsFor = (a: number) => {
      const [c = NaN, plus = NaN, less = NaN] = [0, 1, -1].map((x) => texValue(top, { x, a }))
      const [k, b] = [(plus + less) / 2 - c, (plus - less) / 2]
      const spread = Math.sqrt(b * b - 4 * k * c)
      return [...new Set([(-b - spread) / (2 * k), (-b + spread) / (2 * k)])].filter((x) => texValue(radicand, { x }) > 0)
    }
    expect(answer(22)).toBe(sumOf(steps(-300, 300).filter((a) => rootsFor(a).length === 1)))
  })
  test('no right answer is listed among the typical mistakes', () => {
    const listed = questions.flatMap((question) => (question.form === 'numeric' ? [question] : []))
    expect(listed.filter((question) => question.mistakes?.some((mistake) => mistake.value === question.key))).toEqual([])
  })
})

test('the drawings are made of what their descriptions say', () => {
  const drawnFrom = (number: number) =>
    v.parse(drawnFigureSource, questions.find(({ id }) => id === `math-1-${String(number).padStart(2, '0')}`)?.figure)
  expect(drawnFrom(1).chart?.values).toEqual(booksPerDay)
  expect(drawnFrom(4).graph?.polylines).toEqual([vertices])
})
