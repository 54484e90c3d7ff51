import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mathPractice, mathSubject } from '#samples/practice'
import { estimateOf } from './estimate'
import { nearestPool, poolOf, wholePool, type PoolFilter } from './pool'
import { leavesOf, shortest, topicTree } from './topic-tree'

const { tasks } = mathPractice
const ids = (filter: Partial<PoolFilter>) => poolOf(tasks, { ...wholePool, ...filter }).map(({ id }) => id)

describe('tasks that fit', () => {
  test('every condition narrows, none asks for nothing', () => {
    expect([ids({}).length, ids({ topics: ['math.plane.circle'] }), ids({ only: 'saved' }), ids({ only: 'wrong' })]).toEqual([
      12,
      ['c-0', 'c-1'],
      ['c-0'],
      ['p-4'],
    ])
    expect(ids({ forms: ['numeric'], difficulty: ['hard'], only: 'new' })).toEqual(['w-0', 'w-1', 'w-2', 'w-3'])
  })

  test('where nothing fits, the fewest conditions are given up for the largest set', () => {
    const filter: PoolFilter = { topics: ['math.plane.circle'], forms: [], difficulty: ['hard'], only: null }
    expect(nearestPool(tasks, filter)).toEqual({ dropped: ['topics'], filter: { ...filter, topics: [] }, count: 4 })
  })

  test('two conditions go where one is not enough', () => {
    const filter: PoolFilter = { topics: ['math.plane.circle'], forms: ['numeric'], difficulty: ['easy'], only: null }
    expect(nearestPool(tasks, filter)?.dropped).toHaveLength(2)
  })

  test('an empty bank has no nearest set', () => {
    expect(nearestPool([], { ...wholePool, only: 'new' })).toBeNull()
  })

  test('the nearest set is never empty and always fits what is left of the filter', () => {
    const filter = fc.record({
      topics: fc.subarray(['math.plane.circle', 'math.numbers.powers', 'math.none']),
      forms: fc.subarray(['single', 'numeric', 'matching', 'gap'] as const),
      difficulty: fc.subarray(['easy', 'medium', 'hard'] as const),
      only: fc.constantFrom(null, 'new', 'wrong', 'saved' as const),
    })
    fc.assert(
      fc.property(filter, (asked) => {
        if (poolOf(tasks, asked).length > 0) return
        const near = nearestPool(tasks, asked)
        expect(near && near.count > 0 && poolOf(tasks, near.filter).length === near.count).toBe(true)
      }),
    )
  })
})

describe('what a set comes to', () => {
  test.each([
    [12, { tasks: 12, points: 20, minutes: 20, isExact: true }],
    [50, { tasks: 12, points: 20, minutes: 20, isExact: true }],
    [6, { tasks: 6, points: 10, minutes: 10, isExact: false }],
    [0, { tasks: 0, points: 0, minutes: 0, isExact: false }],
  ])('%i tasks of twelve', (count, estimate) => {
    expect(estimateOf(tasks, count)).toEqual(estimate)
  })

  test('an empty pool comes to nothing', () => {
    expect(estimateOf([], 10)).toEqual({ tasks: 0, points: 0, minutes: 0, isExact: true })
  })
})

describe('topics', () => {
  const tree = topicTree(mathSubject.topics, tasks)

  test('only what has tasks stands in the tree, with its count', () => {
    expect(tree).toEqual([
      {
        id: 'math.numbers',
        title: 'Числа і вирази',
        count: 10,
        leaves: [
          { id: 'math.numbers.percent', title: 'Відсотки', count: 6 },
          { id: 'math.numbers.powers', title: 'Степені', count: 4 },
        ],
      },
      { id: 'math.plane', title: 'Планіметрія', count: 2, leaves: [{ id: 'math.plane.circle', title: 'Коло', count: 2 }] },
    ])
  })

  test('a section stands for its topics, and a whole one is said by its own id', () => {
    const leaves = leavesOf(tree, ['math.numbers', 'math.unknown'])
    expect(leaves).toEqual(['math.numbers.percent', 'math.numbers.powers'])
    expect([shortest(tree, leaves), shortest(tree, ['math.numbers.powers'])]).toEqual([['math.numbers'], ['math.numbers.powers']])
  })
})
