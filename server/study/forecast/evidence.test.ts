import { describe, expect, test } from 'vitest'
import { evidenceOf, firstsOf, isAbandoned, type Attempt, type Sat } from './evidence.ts'

const at = Date.UTC(2026, 10, 21)
const task = (index: number, change: Partial<Sat> = {}): Sat => ({
  question: `q${index}`,
  subject: 'math',
  topic: 'math.numbers.real',
  form: 'single',
  difficulty: 0,
  share: 1,
  max: 1,
  at,
  isBlank: false,
  seconds: 60,
  expected: 90,
  ...change,
})
/** Twenty tasks, so many of them answered, in an hour’s paper that took so many seconds. */
const paper = (answered: number, durationSeconds: number, change: Partial<Attempt> = {}): Attempt => ({
  mode: 'nmt',
  policy: { feedback: 'atEnd', seconds: 3600, extraTime: 0, save: 'automatic', pause: 'any' },
  papers: ['math'],
  durationSeconds,
  tasks: Array.from({ length: 20 }, (_, index) => task(index, index < answered ? {} : { isBlank: true, share: 0, seconds: 0 })),
  ...change,
})

describe('an attempt', () => {
  test('is abandoned under a quarter of the answers and under a fifth of the time, and only where both are so', () => {
    const of = (answered: number, seconds: number) => isAbandoned(paper(answered, seconds))
    expect([of(0, 5), of(4, 719), of(5, 719), of(4, 720), of(0, 3600)]).toEqual([true, true, false, false, false])
  })

  test('that was abandoned tells nothing, not even by its answers', () => {
    expect(evidenceOf(paper(4, 300))).toEqual([])
  })

  test('that was sat counts its blanks as nothing got right, though nobody looked at them', () => {
    const found = evidenceOf(paper(5, 3000))
    expect([found.length, found.filter(({ isAnswered }) => isAnswered).length]).toEqual([20, 5])
    expect(found.filter(({ isAnswered }) => !isAnswered).every(({ share }) => share === 0)).toBe(true)
  })

  test('in practice counts a blank only where the task was looked at', () => {
    const tasks = [task(1, { isBlank: true, seconds: 40 }), task(2, { isBlank: true, seconds: 1 })]
    expect(
      evidenceOf(paper(0, 60, { mode: 'mixed', papers: [], tasks, policy: { ...paper(0, 0).policy, feedback: 'afterEach' } })),
    ).toHaveLength(1)
  })

  test('of a diagnostic is never abandoned: who says «Не знаю» twelve times has said something', () => {
    const tasks = [task(1, { isBlank: true, seconds: 12 })]
    expect(evidenceOf(paper(0, 12, { mode: 'diagnostic', papers: [], tasks }))).toHaveLength(1)
  })

  test('counts no answer that was pressed before the task could be read', () => {
    const tasks = [task(1, { seconds: 2 }), task(2, { seconds: 8 }), task(3, { seconds: 9 })]
    expect(evidenceOf(paper(0, 3000, { tasks })).map(({ question }) => question)).toEqual(['q3'])
  })
})

test('of several looks at one task the first counts, in order of time', () => {
  const looks = evidenceOf(paper(20, 3000))
  const later = looks.map((look) => ({ ...look, at: at + 1000, share: 0 }))
  expect(firstsOf([...later, ...looks])).toEqual(looks)
})
