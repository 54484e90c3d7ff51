import { expect, test } from 'vitest'
import { mathReadiness } from '#samples/readiness'
import type { Statistic } from '#domain/statistic'
import { topicCells } from './topic-cells'

type TopicStatistic = Statistic['by_topic'][number]
const known = (change: Partial<TopicStatistic> = {}): TopicStatistic =>
  ({
    subject: 'math',
    topic: 'math.numbers.percent',
    level: 'mastered',
    answers: 11,
    points: 9,
    max: 12,
    days: 3,
    needs_recall: false,
    ...change,
  }) as TopicStatistic
const cell = (own: TopicStatistic[], answersNow = 0) => {
  const readiness = { ...mathReadiness, now: { ...mathReadiness.now, answers: answersNow } }
  return topicCells(readiness, { by_topic: own } as unknown as Statistic)[0]?.cells[0]
}

test('every section stands with its topics, in the order of the subject', () => {
  const rows = topicCells(mathReadiness, { by_topic: [] } as unknown as Statistic)
  expect(rows.map(({ title, cells }) => [title, cells.length])).toEqual([
    ['Числа і вирази', 2],
    ['Стереометрія', 1],
  ])
})

test('a topic without answers says so and shows no share', () => {
  expect(cell([])).toMatchObject({ level: null, share: null, answers: 0, evidence: 'ще без відповідей', word: 'мало даних' })
})

test('a known topic shows its level, its share of points and what both rest on', () => {
  expect(cell([known()])).toMatchObject({ level: 'mastered', share: 75, answers: 11, evidence: '11 відповідей, 3 дні' })
})

test('a topic that is being forgotten asks to be recalled instead of naming its level', () => {
  expect(cell([known({ needs_recall: true })])).toMatchObject({ level: 'mastered', word: 'Пригадати' })
})

test('a new topic with a few answers counts them, and is not judged', () => {
  expect(cell([known({ level: 'new', answers: 1, days: 1 })])).toMatchObject({ level: null, share: null, evidence: '1 відповідь, 1 день' })
})

test('from five answers in the subject on there is a guess about topics that were not asked', () => {
  expect([cell([], 4)?.word, cell([], 5)?.word]).toEqual(['мало даних', expect.stringMatching(/^мабуть/)])
})
