import { describe, expect, test } from 'vitest'
import { chanceOf } from '#domain/prediction'
import { seeded } from '#domain/random'
import { measureDifficulty, measureSeconds, within, type FirstAnswer } from './measure.ts'

const random = seeded(16)
const bell = () => Array.from({ length: 12 }, random).reduce((sum, part) => sum + part, -6)
const truth = new Map(Array.from({ length: 40 }, (_, index) => [`t${index}`, -1.8 + (3.6 * index) / 39]))
/** Pupils of all abilities; each meets each task with one chance in two. */
const answersOf = (pupils: number): FirstAnswer[] =>
  Array.from({ length: pupils }, (_, pupil) => ({ user: `u${pupil}`, ability: bell() })).flatMap(({ user, ability }) =>
    [...truth]
      .filter(() => random() < 0.5)
      .map(([task, difficulty]) => ({ user, task, share: Number(random() < chanceOf(ability, difficulty)) })),
  )
const errorOf = (found: ReadonlyMap<string, number>) =>
  Math.sqrt([...truth].reduce((sum, [task, difficulty]) => sum + ((found.get(task) ?? 0) - difficulty) ** 2, 0) / truth.size)
const difficultiesOf = (answers: FirstAnswer[], priors: ReadonlyMap<string, number>) =>
  new Map([...measureDifficulty(answers, priors)].map(([task, { difficulty }]) => [task, difficulty]))

describe('difficulty measured by first answers', () => {
  test('comes back to what it is in a simulation, whatever the author had thought', () => {
    const wrong = new Map([...truth].map(([task, difficulty]) => [task, difficulty + (task.endsWith('1') ? 1 : -0.6)]))
    const level = new Map([...truth].map(([task]) => [task, 0]))
    const many = answersOf(1500)
    expect(errorOf(wrong)).toBeGreaterThan(0.6)
    expect(errorOf(difficultiesOf(many, wrong))).toBeLessThan(0.15)
    expect(errorOf(difficultiesOf(many, level))).toBeLessThan(0.15)
  })

  test('nears it with a hundred pupils, and is never moved by fewer than thirty answers', () => {
    const level = new Map([...truth].map(([task]) => [task, 0]))
    const few = answersOf(120)
    expect(errorOf(difficultiesOf(few, level))).toBeLessThan(0.45)
    expect(measureDifficulty(answersOf(40), level).size).toBeLessThan(truth.size)
    expect(measureDifficulty(few.slice(0, 25), level).size).toBe(0)
  })

  test('leaves out tasks that are no longer known, and keeps to the scale of the authors', () => {
    const all: FirstAnswer[] = Array.from({ length: 400 }, (_, pupil) => ({ user: `u${pupil}`, task: 'hard', share: 0 }))
    const gone = all.map((answer) => ({ ...answer, task: 'gone' }))
    const found = measureDifficulty([...all, ...gone], new Map([['hard', 1.9]]))
    expect([...found.keys()]).toEqual(['hard'])
    expect(within(found.get('hard')?.difficulty ?? 0)).toBe(2)
  })
})

test('expected seconds go from the prior to the median as answers come in', () => {
  expect([measureSeconds(60, 120, 0), measureSeconds(60, 120, 30), measureSeconds(60, 120, 3000)]).toEqual([60, 90, 119])
})
