import { describe, expect, test } from 'vitest'
import { diagnosticTopics as topics } from '#samples/diagnostic-topics'
import { chancesOf, mostAsked, nextTopic, standingOf, adviceOf, type Asked } from './diagnostic.ts'

const asked = (isRight: boolean, ...ids: string[]): Asked[] => ids.map((topic) => ({ topic, isRight }))
const chance = (answers: Asked[], id: string) => chancesOf(topics, answers).get(id) ?? Number.NaN

describe('a diagnostic', () => {
  test('starts with the easiest that much rests on', () => {
    expect(nextTopic(topics, [])).toBe('c0-0')
  })

  test('does not take one lucky answer for knowledge, of the topic nor of what it rests on', () => {
    const standing = standingOf(topics, asked(true, 'c0-4'))
    expect([...standing.values()]).not.toContain('known')
  })

  test('believes an answer the less, the easier it is to guess', () => {
    const believed = (guess: number) => chance([{ topic: 'c0-2', isRight: true, guess }], 'c0-2')
    expect(believed(1 / 20)).toBeGreaterThan(believed(1 / 5))
    expect(believed(1 / 5)).toBeGreaterThan(believed(1 / 4))
  })

  test('calls a topic known that was solved twice among others', () => {
    const answers = [...asked(true, 'c0-0', 'c0-2', 'c1-0', 'c1-2', 'c2-0', 'w'), ...asked(true, 'c0-2')]
    expect(standingOf(topics, answers).get('c0-2')).toBe('known')
  })

  test('an answer raises what the topic rests on and lowers what rests on a missed one', () => {
    const before = chance(asked(true, 'w'), 'c1-1')
    expect(chance([...asked(true, 'w'), ...asked(true, 'c1-4')], 'c1-1')).toBeGreaterThan(before)
    expect(chance([...asked(true, 'w'), ...asked(false, 'c1-0')], 'c1-1')).toBeLessThan(before)
  })

  test('never calls known what was missed, though what rests on it was solved', () => {
    const answers = [...asked(false, 'c0-1'), ...asked(true, 'c0-4', 'c0-5', 'c1-6', 'c2-6', 'c3-6')]
    expect(standingOf(topics, answers).get('c0-1')).not.toBe('known')
  })

  test('asks twelve tasks at most, and once more about what one answer may have hit by luck', () => {
    const given: Asked[] = []
    for (let topic = nextTopic(topics, given); topic !== null; topic = nextTopic(topics, given))
      given.push({ topic, isRight: given.length % 2 === 0 })
    expect(given.length).toBeLessThanOrEqual(mostAsked)
    expect(new Set(given.map(({ topic }) => topic)).size).toBeLessThan(given.length)
    expect(Math.max(...[...Map.groupBy(given, ({ topic }) => topic).values()].map(({ length }) => length))).toBe(2)
  })

  test('shares all topics out: known, likely, to begin with now, later', () => {
    const verdict = adviceOf(topics, [...asked(true, 'c0-0', 'c0-1', 'w'), ...asked(false, 'c0-3', 'c1-0', 'c2-0', 'c3-0')])
    const ids = Object.values(verdict).flatMap((of) => of.map(({ id }) => id))
    expect(ids.toSorted()).toEqual(topics.map(({ id }) => id).toSorted())
    expect(verdict.start.map(({ id }) => id)).toContain('c1-0')
    expect(verdict.later.map(({ id }) => id)).toEqual(expect.arrayContaining(['c1-1', 'c0-4']))
  })

  test('passes over topics without tasks', () => {
    const alone = topics.map((topic) => ({ ...topic, tasks: topic.id === 'y' ? 1 : 0 }))
    expect(nextTopic(alone, [])).toBe('y')
    expect(nextTopic(alone, asked(true, 'y'))).toBeNull()
  })
})
