import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Slot } from '../../store/tables/content.ts'
import { supplyOf } from './blueprint.ts'
import { drawPaper } from './draw-paper.ts'
import { templateOf, type BankTask } from '../../content/bank-task.ts'

const task = (id: string, topic: string, change: Partial<BankTask> = {}): BankTask => {
  const { difficulty = 0 } = change
  const drawnBy = { topic, section: 'a', form: 'single', points: 1, numbers: 1, seconds: 60, difficulty, prior: difficulty } as const
  const asked = { options: 4, rows: null, stimulus: null, exhibit: 'none', pattern: null, isTraining: true } as const
  return { id, version: 1, ...drawnBy, ...asked, ...change }
}
const many = (count: number, topic: string, change: Partial<BankTask> = {}) =>
  Array.from({ length: count }, (_, index) => task(`${topic}-${change.stimulus ?? ''}${String(index).padStart(2, '0')}`, topic, change))

const want = (topics: string[], change: Partial<Slot['wants'][number]> = {}): Slot['wants'][number] => ({
  topics,
  exhibits: null,
  pattern: null,
  seen: 1,
  confidence: 'papers',
  ...change,
})
const slot = (from: number, wants: Slot['wants'], change: Partial<Slot> = {}): Slot => {
  const part = { form: 'single', points: 1, options: 4, rows: null } as const
  return { ...part, from, to: from, difficulty: [-200, 200], repeats: false, opens: null, of: 1, wants, ...change }
}
const pairs = { form: 'matching', points: 4, options: 5, rows: 4 } as const
const topicsOf = (tasks: readonly BankTask[] | null) => tasks?.map(({ topic }) => topic)

describe('a drawn paper', () => {
  const bank = ['sound', 'stress', 'rule', 'word'].flatMap((topic) => many(5, topic))
  const blueprint = [slot(1, [want(['sound'])]), slot(2, [want(['stress'])]), slot(3, [want(['rule', 'word'])])]

  test('has at every number what its blueprint asks for, whatever the seed and the order of the bank', () => {
    fc.assert(
      fc.property(fc.nat(), fc.shuffledSubarray(bank, { minLength: bank.length }), (seed, shuffled) => {
        const drawn = drawPaper(shuffled, blueprint, seed)
        expect(topicsOf(drawn)).toEqual(['sound', 'stress', expect.stringMatching(/^(rule|word)$/)])
        expect(drawPaper(bank, blueprint, seed)).toEqual(drawn)
      }),
    )
  })

  test('is not drawn where one number lacks a task, rather than filled by something else', () => {
    const lacking = bank.filter(({ topic }) => topic !== 'stress')
    expect(drawPaper(lacking, blueprint, 1)).toBeNull()
    expect(supplyOf(lacking, blueprint).map(({ total }) => total)).toEqual([5, 0, 10])
  })

  test('stays the same but for the tasks that are never to come again', () => {
    for (let seed = 0; seed < 20; seed++) {
      const [first, second, third] = drawPaper(bank, blueprint, seed)?.map(({ id }) => id) ?? []
      const never = new Set([second ?? ''])
      const again = drawPaper(bank, blueprint, seed, { never, worn: new Set() })?.map(({ id }) => id)
      expect(again).toEqual([first, expect.stringMatching(/^stress/), third])
      expect(again).not.toContain(second)
    }
  })

  test('has a worn task only where a number has no other', () => {
    const worn = new Set(bank.filter(({ topic }) => topic === 'stress' || topic === 'rule').map(({ id }) => id))
    const kept = ['sound-00', 'sound-01', 'sound-02', 'sound-03']
    for (const id of kept) worn.add(id)
    for (let seed = 0; seed < 20; seed++) {
      const ids = drawPaper(bank, blueprint, seed, { never: new Set(), worn })?.map(({ id }) => id) ?? []
      expect(ids).toEqual(['sound-04', expect.stringMatching(/^stress/), expect.stringMatching(/^word/)])
    }
  })

  test('takes back an earlier choice where a later number would be left without a task', () => {
    const tight = [task('a1', 'a'), task('b1', 'b', { difficulty: 100 }), task('a2', 'a', { difficulty: 100 })]
    const both = [
      slot(1, [want(['a', 'b'])]),
      slot(2, [want(['a'])]),
      slot(3, [want(['a', 'b'])], { difficulty: [50, 200], repeats: true }),
    ]
    for (let seed = 0; seed < 20; seed++) expect(new Set(drawPaper(tight, both, seed)?.map(({ id }) => id)).size).toBe(3)
  })

  test('holds a topic once, unless the blueprint says that it may repeat', () => {
    const two = (repeats: boolean) => [slot(1, [want(['rule'])]), slot(2, [want(['rule'])], { repeats })]
    expect([drawPaper(bank, two(false), 1), topicsOf(drawPaper(bank, two(true), 1))]).toEqual([null, ['rule', 'rule']])
  })

  test('holds one instance of a template at most', () => {
    const instances = Array.from({ length: 6 }, (_, seed) => task(`graph~${seed}`, 'rule'))
    const two = [slot(1, [want(['rule'])]), slot(2, [want(['rule'])], { repeats: true })]
    expect(drawPaper(instances, two, 1)).toBeNull()
    const ids = drawPaper([...instances, task('other', 'rule')], two, 1)?.map(({ id }) => templateOf(id))
    expect(ids?.toSorted()).toEqual(['graph', 'other'])
    expect(supplyOf(instances, two)[0]?.total).toBe(1)
  })

  test('asks for what was seen in 15 of 17 papers about as often, and for nothing that was never seen', () => {
    const often = [slot(1, [want(['rule'], { seen: 15 }), want(['word'], { seen: 2 })])]
    const rules = Array.from({ length: 1000 }, (_, seed) => topicsOf(drawPaper(bank, often, seed))?.[0]).filter((topic) => topic === 'rule')
    expect(rules.length).toBeGreaterThan(840)
    expect(rules.length).toBeLessThan(925)
  })

  test('keeps to the exhibit, the pattern and the author’s estimate of difficulty that a number asks for', () => {
    const rules = [
      task('graph', 'rule', { exhibit: 'figure' }),
      task('parameter', 'rule', { pattern: 'parameter' }),
      task('hard', 'rule', { difficulty: 150 }),
      task('moved', 'rule', { difficulty: 180, prior: 90 }),
    ]
    const only = (change: Partial<Slot>) => supplyOf(rules, [slot(1, [want(['rule'])], change)])[0]?.total
    expect(only({ wants: [want(['rule'], { exhibits: ['figure'] })] })).toBe(1)
    expect(only({ wants: [want(['rule'], { pattern: 'parameter' })] })).toBe(1)
    expect(only({ difficulty: [80, 100] })).toBe(1)
    expect(only({})).toBe(3)
  })

  test('prefers tasks that the answers of visitors leave within the range', () => {
    const moved = many(3, 'rule', { difficulty: 190, prior: 0 })
    const drawn = drawPaper([...moved, task('steady', 'rule')], [slot(1, [want(['rule'])], { difficulty: [-50, 50] })], 3)
    expect(drawn?.map(({ id }) => id)).toEqual(['steady'])
  })

  test('counts points and rows by the number, and sizes as the structure has them', () => {
    const mixed = [...many(3, 'rule', pairs), ...many(2, 'word', { options: 5 })]
    const drawn = drawPaper(
      mixed,
      [slot(1, [want(['rule', 'word'])], pairs), slot(2, [want(['rule', 'word'])], { options: 5, repeats: true })],
      5,
    )
    expect(drawn?.map(({ form, options }) => `${form} ${options}`)).toEqual(['matching 5', 'single 5'])
  })
})

describe('texts', () => {
  const text = (name: string) => [
    task(`${name}-1`, 'order', { stimulus: name }),
    ...Array.from({ length: 4 }, (_, index) => task(`${name}-${index + 2}`, 'clause', { stimulus: name })),
  ]
  const whole = slot(1, [want(['order', 'clause'])], { to: 5, opens: ['order'] })

  test('stand whole and in their own order', () => {
    const bank = [...text('one'), ...text('two'), ...many(9, 'order'), ...many(9, 'clause')]
    for (let seed = 0; seed < 20; seed++) {
      const drawn = drawPaper(bank, [whole], seed)
      expect(topicsOf(drawn)).toEqual(['order', 'clause', 'clause', 'clause', 'clause'])
      expect(new Set(drawn?.map(({ stimulus }) => stimulus)).size).toBe(1)
    }
  })

  test('lend no single task to another number, and none is drawn by halves', () => {
    expect(drawPaper(text('one').slice(0, 4), [whole], 1)).toBeNull()
    expect(drawPaper(text('one'), [slot(1, [want(['clause'])])], 1)).toBeNull()
  })

  test('with gaps take as many numbers as they have gaps', () => {
    const gaps = { form: 'gap', numbers: 5, points: 5, stimulus: 'words' } as const
    const drawn = drawPaper([task('words', 'word', gaps)], [slot(1, [want(['word'])], { form: 'gap', to: 5 })], 1)
    expect(drawn?.map(({ id }) => id)).toEqual(['words'])
  })
})
