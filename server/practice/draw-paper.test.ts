import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apportion } from './apportion.ts'
import { drawPaper, type Blueprint } from './draw-paper.ts'
import type { BankTask } from './task.ts'

const task = (id: string, section: string, change: Partial<BankTask> = {}): BankTask => ({
  id,
  version: 1,
  topic: `${section}.x`,
  section,
  form: 'single',
  points: 1,
  numbers: 1,
  seconds: 60,
  difficulty: 0,
  options: 4,
  rows: null,
  stimulus: null,
  isTraining: true,
  ...change,
})
const many = (name: string, count: number, section: string, change: Partial<BankTask> = {}) =>
  Array.from({ length: count }, (_, place) => task(`${name}${String(place).padStart(2, '0')}`, section, change))

const programme = ['a', 'b', 'c'].map((id) => ({ id, topics: [`${id}.x`] }))
const part = (form: BankTask['form'], from: number, to: number, points: number, options: number | null, rows: number | null) => ({
  form,
  from,
  to,
  points,
  options,
  rows,
})
const blueprint: Blueprint = {
  parts: [part('single', 1, 6, 1, 4, null), part('single', 7, 10, 1, 5, null), part('matching', 11, 12, 4, 5, 4)],
  programme,
  weights: { a: 0.5, b: 0.25, c: 0.25 },
  isChronological: false,
}
const matching = { form: 'matching', points: 4, options: 5, rows: 4 } as const
const bank = ['a', 'b', 'c'].flatMap((section) => [
  ...many(`${section}-four-`, 8, section),
  ...many(`${section}-five-`, 6, section, { options: 5 }),
  ...many(`${section}-pairs-`, 3, section, matching),
])
const sections = (tasks: readonly BankTask[]) => programme.map(({ id }) => tasks.filter(({ section }) => section === id).length)

describe('a drawn paper', () => {
  test('has the forms, sizes and order of the official one, and its sections by weight, whatever the seed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.shuffledSubarray(bank, { minLength: bank.length }), (seed, shuffled) => {
        const drawn = drawPaper(shuffled, blueprint, seed) ?? []
        expect(drawn.map(({ form, options }) => `${form} ${options}`)).toEqual([
          ...Array.from({ length: 6 }, () => 'single 4'),
          ...Array.from({ length: 4 }, () => 'single 5'),
          'matching 5',
          'matching 5',
        ])
        expect(sections(drawn)).toEqual([6, 3, 3])
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(12)
        expect(drawPaper(bank, blueprint, seed)).toEqual(drawn)
      }),
    )
  })

  test('differs from seed to seed', () => {
    expect(drawPaper(bank, blueprint, 1)).not.toEqual(drawPaper(bank, blueprint, 2))
  })

  test('cannot be drawn while one form lacks a single task', () => {
    const enough = [...many('four', 6, 'a'), ...many('five', 4, 'a', { options: 5 }), ...many('pairs', 2, 'a', matching)]
    expect(drawPaper(enough, blueprint, 1)).toHaveLength(12)
    for (const missing of enough)
      expect(
        drawPaper(
          enough.filter(({ id }) => id !== missing.id),
          blueprint,
          1,
        ),
      ).toBeNull()
  })

  test('tasks that fit two parts are left for the part that needs them more', () => {
    const parts = [part('single', 1, 4, 1, null, null), part('single', 5, 8, 1, 5, null)]
    const tight = [...many('four', 4, 'a'), ...many('five', 4, 'a', { options: 5 })]
    for (let seed = 0; seed < 20; seed++) expect(drawPaper(tight, { ...blueprint, parts }, seed)).toHaveLength(8)
  })

  test('keeps tasks about one text together', () => {
    const parts = [part('single', 1, 6, 1, null, null)]
    const texts = [...many('text', 3, 'a', { stimulus: 'text', difficulty: 5 }), ...many('alone', 3, 'b')]
    const drawn = drawPaper(texts, { ...blueprint, parts }, 3) ?? []
    expect(drawn.map(({ stimulus }) => stimulus)).toEqual([null, null, null, 'text', 'text', 'text'])
  })

  test('goes by the programme within a form where the paper does, else from easy to hard', () => {
    const parts = [part('single', 1, 6, 1, null, null)]
    const tasks = ['c', 'a', 'b'].flatMap((section, place) => many(section, 2, section, { difficulty: place * 10 }))
    const order = (isChronological: boolean) => drawPaper(tasks, { ...blueprint, parts, isChronological }, 1)?.map(({ section }) => section)
    expect([order(true), order(false)]).toEqual([
      ['a', 'a', 'b', 'b', 'c', 'c'],
      ['c', 'c', 'a', 'a', 'b', 'b'],
    ])
  })
})

describe('a drawn paper of English', () => {
  const english: Blueprint = {
    parts: [
      part('matching', 1, 5, 1, 8, 1),
      part('single', 6, 10, 1, 4, null),
      part('matching', 11, 16, 1, 8, 1),
      part('gapPool', 17, 22, 1, 8, null),
      part('gap', 23, 27, 1, 4, null),
      part('gap', 28, 32, 1, 4, null),
    ],
    programme: ['reading', 'words', 'grammar'].map((id) => ({ id, topics: [] })),
    weights: { reading: 22 / 32, words: 5 / 32, grammar: 5 / 32 },
    isChronological: false,
  }
  const parts = (form: BankTask['form'], numbers: number, options: number, rows: number | null = null) => ({
    form,
    numbers,
    points: numbers,
    options,
    rows,
  })
  const tasks = [
    ...many('gist', 3, 'reading', { ...parts('matching', 5, 8, 5), stimulus: null }),
    ...many('scan', 3, 'reading', parts('matching', 6, 8, 6)),
    ...many('cohesion', 2, 'reading', { ...parts('gapPool', 6, 8), stimulus: 'cohesion' }),
    ...['one', 'two', 'three'].flatMap((text) => many(`long-${text}`, 5, 'reading', { stimulus: text })),
    ...many('drill', 60, 'grammar'),
    ...many('words', 2, 'words', { ...parts('gap', 5, 4), stimulus: 'words' }),
    ...many('forms', 2, 'grammar', { ...parts('gap', 5, 4), stimulus: 'forms' }),
  ]

  test('has ten tasks and 32 numbers, five singles of one text, words before grammar', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const drawn = drawPaper(tasks, english, seed) ?? []
        expect(drawn.map(({ form, numbers, section }) => `${form} ${numbers} ${section}`)).toEqual([
          'matching 5 reading',
          ...Array.from({ length: 5 }, () => 'single 1 reading'),
          'matching 6 reading',
          'gapPool 6 reading',
          'gap 5 words',
          'gap 5 grammar',
        ])
        expect(new Set(drawn.slice(1, 6).map(({ stimulus }) => stimulus)).size).toBe(1)
        expect(drawn[1]?.stimulus).not.toBeNull()
      }),
    )
  })

  test('is not drawn from singles without a text', () => {
    expect(
      drawPaper(
        tasks.filter(({ id }) => !id.startsWith('long')),
        english,
        1,
      ),
    ).toBeNull()
  })
})

test('seats go by largest remainders and sum up', () => {
  expect(apportion({ a: 0.16, b: 0.18, c: 0.2, d: 0.12, e: 0.34 }, 30)).toEqual({ a: 5, b: 5, c: 6, d: 4, e: 10 })
  expect(apportion({ a: 0, b: 0 }, 5)).toEqual({ a: 0, b: 0 })
  const weights = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 50 }), { minKeys: 1 })
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 60 }), (each, seats) => {
      expect(Object.values(apportion(each, seats)).reduce((sum, count) => sum + count, 0)).toBe(seats)
    }),
  )
})
