import { expect, test } from 'vitest'
import type { MasteryLevel } from '#domain/mastery'
import { startTopic } from './start-topic'

const topics = ['a', 'b', 'c'].map((id) => ({ id }))
const levels = (...each: (MasteryLevel | null)[]) =>
  new Map(each.flatMap((level, index) => (level ? [[topics[index]?.id ?? '', { level }] as const] : [])))

test.each([
  ['the first topic where nothing is known', levels(), 'a'],
  ['the one that was begun and does not hold', levels(null, null, 'learning'), 'c'],
  ['the first untried one after those that hold', levels('confident', null, 'familiar'), 'b'],
  ['one that could hold better where all were tried', levels('mastered', 'familiar', 'confident'), 'b'],
  ['none where all hold', levels('mastered', 'mastered', 'confident'), undefined],
])('a pupil begins at %s', (_, known, id) => {
  expect(startTopic(topics, known)?.id).toBe(id)
})
