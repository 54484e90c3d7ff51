import { expect, test } from 'vitest'
import type { MasteryLevel } from '#domain/mastery'
import { mathReadiness } from '#samples/readiness'
import { resultItem } from '#samples/surveys'
import { grownCards, hasGrown, tomorrowText, topicGrowth } from './session-growth'

const topics = mathReadiness.sections.flatMap((section) => section.topics).slice(0, 2)
const [first, second] = [topics[0]!, topics[1]!]
const share = { subject: 'math', answers: 5, points: 4, max: 5, days: 1, needs_recall: false, last_at: '2026-11-28T10:00:00.000Z' }
const levels = (...each: [topic: string, level: MasteryLevel][]) => ({
  by_topic: each.map(([topic, level]) => ({ ...share, topic, level })),
})
const item = (topic: string) => ({ ...resultItem, question: { ...resultItem.question, topic } })
const items = [item(first.id), item(first.id), item(second.id), item('math.elsewhere')]

test('topics that grew come first, each once, by the names of the programme', () => {
  const before = levels([first.id, 'learning'])
  const now = levels([first.id, 'learning'], [second.id, 'familiar'])
  expect(topicGrowth({ items }, [mathReadiness], now, before)).toEqual([
    { id: second.id, title: second.title, before: 'new', now: 'familiar' },
    { id: first.id, title: first.title, before: 'learning', now: 'learning' },
  ])
})

test('where nobody knows the level before, nothing is said to have grown, nor where it fell', () => {
  const [known] = topicGrowth({ items }, [mathReadiness], levels([first.id, 'confident']), null)
  expect([known?.before, known && hasGrown(known)]).toEqual([null, false])
  expect(hasGrown({ id: '', title: '', before: 'confident', now: 'familiar' })).toBe(false)
})

test.each([
  [{ count: 12, minutes: 2.2 }, { kind: 'topic', title: 'Дроби', minutes: 6 }, 'Завтра: 12 карток і «Тема: Дроби», 8 хвилин'],
  [null, { kind: 'mistakes', title: 'Помилки', minutes: 1 }, 'Завтра: «Помилки», 1 хвилина'],
  [{ count: 1, minutes: 0.2 }, null, 'Завтра: 1 картка, 1 хвилина'],
  [{ count: 0, minutes: 0 }, null, null],
] as const)('tomorrow is told by what waits in it', (cards, step, text) => {
  expect(tomorrowText(cards, step)).toBe(text)
})

test('cards that grew are those of mistakes alone, and of them those that are learnt', () => {
  const of = (id: string, outcome: 'right' | 'wrong' | 'blank') => ({ outcome, question: { id } })
  const cards = new Map([
    ['task.a', { isOff: false }],
    ['task.b', { isOff: false }],
    ['task.c', { isOff: true }],
  ])
  expect(grownCards([of('a', 'wrong'), of('b', 'right'), of('c', 'wrong'), of('d', 'blank')], cards)).toBe(1)
})
