import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawSet, type DrawnRequest } from './draw-set.ts'
import { interleaved, inTurn } from './interleave.ts'
import { similarSet, similarTo } from './similar.ts'
import type { PoolTask } from '../../content/bank-task.ts'

const task = (id: string, change: Partial<PoolTask> = {}): PoolTask => ({
  id,
  version: 1,
  topic: `${id.slice(0, 1)}.x`,
  section: id.slice(0, 1),
  form: 'single',
  points: 1,
  numbers: 1,
  seconds: 60,
  difficulty: 0,
  prior: 0,
  options: 4,
  rows: null,
  stimulus: null,
  exhibit: 'none',
  pattern: null,
  isTraining: true,
  state: 'new',
  mistake: null,
  savedAt: null,
  ...change,
})
const many = (letter: string, count: number, change: Partial<PoolTask> = {}) =>
  Array.from({ length: count }, (_, index) => task(`${letter}${index}`, change))
const ids = (tasks: readonly { id: string }[]) => tasks.map(({ id }) => id)
const quick = { mode: 'quick', subject: 'math', count: 5 } as const
const mixed: DrawnRequest = { mode: 'mixed', subject: 'math', topics: [], count: 12 }

describe('interleaving', () => {
  const topics = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 3, maxLength: 40 })

  test('no two neighbours share a topic in 1,000 sets, wherever that is possible', () => {
    fc.assert(
      fc.property(topics, (letters) => {
        const order = interleaved(letters.map((topic, id) => ({ topic, id })))
        const most = Math.max(...[...Map.groupBy(letters, (letter) => letter).values()].map(({ length }) => length))
        const clashes = order.filter(({ topic }, index) => topic === order[index + 1]?.topic).length
        expect(order.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(letters.map((_, id) => id))
        expect(clashes).toBe(Math.max(0, most - (letters.length - most) - 1))
      }),
      { numRuns: 1000 },
    )
  })

  test('a mixed set over three topics or more has no such neighbours, although one topic has far more tasks', () => {
    const pool = [...many('a', 40), ...many('b', 6), ...many('c', 6)]
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 18 }), (seed, count) => {
        const drawn = drawSet(pool, { ...mixed, count }, seed)
        expect(drawn).toHaveLength(count)
        expect(drawn.filter(({ topic }, index) => topic === drawn[index + 1]?.topic)).toEqual([])
      }),
    )
  })

  test('taking in turn leaves no group out', () => {
    expect(ids(inTurn([...many('a', 3), ...many('b', 1), ...many('c', 2)], ({ topic }) => topic, 5))).toEqual([
      'a0',
      'b0',
      'c0',
      'a1',
      'c1',
    ])
  })
})

describe('a set', () => {
  test('is the same for the same seed, in whatever order the store gives the tasks, and another for another', () => {
    const pool = [...many('a', 20), ...many('b', 20)]
    fc.assert(
      fc.property(fc.nat(), fc.shuffledSubarray(pool, { minLength: pool.length }), (seed, again) => {
        expect(drawSet(again, quick, seed)).toEqual(drawSet(pool, quick, seed))
      }),
    )
    expect(ids(drawSet(pool, quick, 1))).not.toEqual(ids(drawSet(pool, quick, 2)))
  })

  test('a quick one takes what is new and what is due before anything else', () => {
    const pool = [
      ...many('a', 30, { state: 'right' }),
      ...many('b', 3),
      ...many('c', 2, { state: 'wrong', mistake: { rightDays: 0, isDue: true } }),
      ...many('d', 9, { state: 'right', mistake: { rightDays: 1, isDue: false } }),
    ]
    expect(ids(drawSet(pool, quick, 7)).toSorted()).toEqual(['b0', 'b1', 'b2', 'c0', 'c1'])
  })

  test('one of topics goes topic by topic and holds nothing else; a section stands for its topics', () => {
    const pool = [...many('a', 4), ...many('b', 4), ...many('c', 4)]
    const drawn = drawSet(pool, { mode: 'topics', subject: 'math', topics: ['a', 'c.x'], count: 6 }, 3)
    expect(drawn.map(({ topic }) => topic).toSorted()).toEqual(['a.x', 'a.x', 'a.x', 'c.x', 'c.x', 'c.x'])
    expect(drawn.filter(({ topic }, index) => topic !== drawn[index + 1]?.topic)).toHaveLength(2)
  })

  test('mistakes that are due come before those that rest', () => {
    const pool = [
      task('a1', { state: 'wrong', mistake: { rightDays: 1, isDue: false } }),
      task('b1', { state: 'wrong', mistake: { rightDays: 0, isDue: true } }),
      task('c1', { state: 'wrong' }),
    ]
    expect(ids(drawSet(pool, { mode: 'mistakes', subject: 'math', topics: [], count: 5 }, 4))).toEqual(['b1', 'a1'])
  })

  test('bookmarks come newest first', () => {
    const pool = [task('a1', { savedAt: 1 }), task('b1'), task('c1', { savedAt: 3 }), task('d1', { savedAt: 2 })]
    expect(ids(drawSet(pool, { mode: 'saved', subject: 'math' }, 4))).toEqual(['c1', 'd1', 'a1'])
  })

  test.each<[Partial<Extract<DrawnRequest, { mode: 'custom' }>>, string[]]>([
    [{ forms: ['numeric'] }, ['a1']],
    [{ difficulty: ['hard'] }, ['b1']],
    [{ difficulty: ['easy', 'medium'] }, ['a1', 'c1', 'd1']],
    [{ only: 'wrong' }, ['c1']],
    [{ only: 'saved' }, ['d1']],
    [{ only: 'new', topics: ['d'] }, ['d1']],
    [{ topics: ['nowhere'] }, []],
  ])('a custom one holds what %j lets through', (filter, expected) => {
    const pool = [
      task('a1', { form: 'numeric' }),
      task('b1', { difficulty: 120 }),
      task('c1', { state: 'wrong', difficulty: -120 }),
      task('d1', { savedAt: 1 }),
    ]
    const lists = { topics: [], forms: [], difficulty: [] }
    const wish: DrawnRequest = {
      mode: 'custom',
      subject: 'math',
      ...lists,
      count: 9,
      feedback: 'atEnd',
      minutes: null,
      extraTime: 0,
      ...filter,
    }
    expect(ids(drawSet(pool, wish, 1)).toSorted()).toEqual(expected)
  })

  test('tasks about one text stay side by side', () => {
    const pool = [...many('a', 3, { stimulus: 'text' }), ...many('b', 9)]
    const indices = drawSet(pool, { ...quick, count: 20 }, 5).flatMap(({ stimulus }, index) => (stimulus === null ? [] : [index]))
    expect(indices).toEqual([indices[0], (indices[0] ?? 0) + 1, (indices[0] ?? 0) + 2])
  })
})

describe('a similar task', () => {
  const like = { id: 'a0', topic: 'a.x', form: 'single' } as const

  test('has the same topic and form, sooner a new one, else the same topic', () => {
    const pool = [task('a1', { state: 'right' }), task('a2'), task('a3', { form: 'numeric' }), task('b1')]
    expect(similarTo(pool, like, new Set(), 1)?.id).toBe('a2')
    expect(similarTo(pool, like, new Set(['a2']), 1)?.id).toBe('a1')
    expect(similarTo(pool, like, new Set(['a1', 'a2']), 1)?.id).toBe('a3')
    expect(similarTo(pool, like, new Set(['a1', 'a2', 'a3']), 1)).toBeUndefined()
  })

  test('is given once for each, and never one of the given', () => {
    const pool = [...many('a', 4), ...many('b', 2)]
    const drawn = similarSet(pool, [task('a0'), task('a1'), task('b0'), task('b1')], 9)
    expect(ids(drawn).toSorted()).toEqual(['a2', 'a3'])
  })
})
