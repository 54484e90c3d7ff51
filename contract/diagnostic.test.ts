import { describe, expect, test } from 'vitest'
import { mostAsked, nextTopic, standingOf, verdictOf, type Asked, type DiagnosticTopic } from './diagnostic.ts'

/** A chain of eight topics, each resting on the one before, and two that stand alone. */
const chain = Array.from({ length: 8 }, (_, index): DiagnosticTopic => ({
  id: `c${index}`,
  title: `Тема ${index}`,
  share: 0.1,
  difficulty: index * 20 - 60,
  needs: index === 0 ? [] : [`c${index - 1}`],
  tasks: 3,
}))
const topics = [...chain, ...['x', 'y'].map((id) => ({ id, title: id, share: 0.1, difficulty: 0, needs: [], tasks: 3 }))]

/** Asks as the rule says, somebody who knows these topics. */
function examine(knows: readonly string[]): Asked[] {
  const asked: Asked[] = []
  for (let topic = nextTopic(topics, asked); topic !== null; topic = nextTopic(topics, asked))
    asked.push({ topic, isRight: knows.includes(topic) })
  return asked
}

describe('a diagnostic', () => {
  test('starts with the easiest that much rests on, then halves what is open', () => {
    expect(
      examine(['c0', 'c1', 'c2', 'c3', 'c4'])
        .slice(0, 3)
        .map(({ topic }) => topic),
    ).toEqual(['c0', 'c4', 'c6'])
  })

  test('finds where a chain of eight ends in no more than five tasks, whatever is known', () => {
    for (let length = 0; length <= 8; length++) {
      const asked = examine(chain.slice(0, length).map(({ id }) => id))
      expect(asked.filter(({ topic }) => topic.startsWith('c')).length).toBeLessThanOrEqual(5)
      expect(verdictOf(topics, asked).known.map(({ id }) => id)).toEqual(chain.slice(0, length).map(({ id }) => id))
    }
  })

  test('never asks more than twelve', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...chain[0], id: `t${index}`, needs: [] }) as DiagnosticTopic)
    const asked = many.slice(0, mostAsked).map(({ id }) => ({ topic: id, isRight: true }))
    expect(nextTopic(many, asked)).toBeNull()
  })

  test('says what is known, what to start with and what comes later', () => {
    const { known, start, later } = verdictOf(topics, [
      { topic: 'c1', isRight: true },
      { topic: 'c3', isRight: false },
    ])
    expect([known, start, later].map((of) => of.map(({ id }) => id))).toEqual([
      ['c0', 'c1'],
      ['c2', 'x', 'y'],
      ['c3', 'c4', 'c5', 'c6', 'c7'],
    ])
  })

  test('a later answer outweighs no own one: what was missed is not known, though what rests on it was solved', () => {
    const standing = standingOf(topics, [
      { topic: 'c1', isRight: false },
      { topic: 'c3', isRight: true },
    ])
    expect(['c0', 'c1', 'c2', 'c3', 'c4'].map((id) => standing.get(id))).toEqual(['known', 'unknown', null, 'known', 'unknown'])
  })

  test('passes over topics without tasks', () => {
    expect(
      nextTopic(
        topics.map((topic) => ({ ...topic, tasks: topic.id === 'y' ? 1 : 0 })),
        [],
      ),
    ).toBe('y')
  })
})
