import { expect, test } from 'vitest'
import { sampled } from './sampled.ts'

const ends = (runs: [number, number][][]) =>
  runs.map((run) => [run[0], run.at(-1)].map((spot) => spot?.map((part) => Math.round(part * 1000) / 1000)))

test('a straight line is one run from edge to edge, of no more points than it needs', () => {
  const runs = sampled((x) => x / 2, [-4, 4], [-3, 3])
  expect(ends(runs)).toEqual([
    [
      [-4, -2],
      [4, 2],
    ],
  ])
  expect(runs[0]?.length).toBeLessThan(125)
})

test('a graph that leaves the frame is cut where it crosses it', () => {
  expect(ends(sampled((x) => x * x, [-3, 3], [0, 4]))).toEqual([
    [
      [-2, 4],
      [2, 4],
    ],
  ])
})

test('a graph that comes back is drawn in pieces', () => {
  expect(ends(sampled((x) => x * x * x - 3 * x, [-2.5, 2.5], [-1, 1]))).toHaveLength(3)
})

test('two branches are not joined over the jump between them', () => {
  const runs = sampled((x) => 1 / x, [-2, 2], [-2, 2])
  expect(ends(runs)).toEqual([
    [
      [-2, -0.5],
      [-0.5, -2],
    ],
    [
      [0.5, 2],
      [2, 0.5],
    ],
  ])
})

test('a graph begins where its function does', () => {
  const [run, ...others] = sampled((x) => Math.sqrt(x), [-2, 4], [-1, 3])
  expect([run?.[0]?.map((part) => Math.round(part)), others]).toEqual([[0, 0], []])
})

test('a graph out of sight has no runs', () => {
  expect(sampled((x) => x * x + 9, [-2, 2], [-1, 3])).toEqual([])
})

test('a step is drawn as two levels, not as a slope between them', () => {
  const runs = sampled((x) => (x < 0.25 ? -1 : 1), [-1, 1], [-1, 1])
  expect(runs.map((run) => new Set(run.map(([, y]) => y)))).toEqual([new Set([-1]), new Set([1])])
})
