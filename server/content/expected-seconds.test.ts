import { expect, test } from 'vitest'
import { tasks, text } from '#samples/questions'
import type { Question } from '#domain/question'
import { expectedSeconds } from './expected-seconds.ts'

const words = (count: number) => text(Array.from({ length: count }, () => 'слово').join(' '))
const question = (change: Partial<Question> = {}): Question =>
  ({ ...tasks.numeric, subject: 'history', prompt: words(15), ...change }) as Question
const stimulus = (count: number) =>
  ({ id: 's', title: 'Уривок', text: words(count), figure: null }) as unknown as NonNullable<Question['stimulus']>

const own = { language: 'uk', isComputed: false } as const
const computed = { ...own, isComputed: true }
const foreign = { ...own, language: 'en' } as const

test('thinking, reading, marking and a second look add up, in steps of five seconds', () => {
  // (30 + 15 words at 1.5 a second + 9) × 1.125
  expect(expectedSeconds(question(), 30, 1, own)).toBe(55)
})

test('an answer that was computed takes longer to look over', () => {
  expect(expectedSeconds(question(), 60, 1, computed)).toBeGreaterThan(expectedSeconds(question(), 60, 1, own))
})

test('a foreign text is read as prose, and so faster', () => {
  const long = { prompt: words(150) }
  expect(expectedSeconds(question(long), 30, 1, foreign)).toBeLessThan(expectedSeconds(question(long), 30, 1, own))
})

test('tasks on one text share the time of reading it', () => {
  const [alone, shared] = [1, 5].map((sharing) => expectedSeconds(question({ stimulus: stimulus(300) }), 30, sharing, own))
  // 300 words at 1.5 a second, looked at again: 225 s; a fifth of it is 45 s.
  expect((alone ?? 0) - (shared ?? 0)).toBe(180)
})

test('a text that nobody shares counts once', () => {
  expect(expectedSeconds(question({ stimulus: stimulus(300) }), 30, 0, own)).toBe(
    expectedSeconds(question({ stimulus: stimulus(300) }), 30, 1, own),
  )
})

test('every row of a matching task is an answer to be marked', () => {
  const { rows } = tasks.matching
  const more = { ...tasks.matching, rows: [...rows, ...rows.map((row) => ({ ...row, text: [] }))] } as Question
  expect(expectedSeconds(more, 30, 1, own) - expectedSeconds(tasks.matching, 30, 1, own)).toBeGreaterThanOrEqual(9 * rows.length - 5)
})
