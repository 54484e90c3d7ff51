import { existsSync, readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { predictAll } from '#domain/forecast/range'
import type { SubjectReadiness } from '#domain/prediction'
import { defaultPreferences } from '#domain/study-preferences'
import { outlookOf } from '#domain/plan/outlook'
import { knownTopics } from '#domain/forecast/known-topics'
import { openWorld, pupilWith, type World } from '../bench/forecast/world.ts'

/** A pupil of mathematics after one paper of the real bank with so many of its 32 points, forty minutes a day, on a Monday in November. */
const now = Date.UTC(2026, 10, 23, 9)
let math: World
beforeAll(async () => {
  const [found] = await openWorld({ ids: ['math'], count: 8 })
  if (!found) throw new Error('no paper of mathematics can be drawn')
  math = found
}, 180_000)

function planAt(raw: number) {
  const readiness = pupilWith(math, raw)
  const { plan, gains } = outlookOf({
    preferences: { ...defaultPreferences, minutesPerDay: 40, examDate: '2027-05-24' },
    readiness: [readiness],
    statistic: null,
    surveys: null,
    predictions: predictAll([readiness]),
    now,
  })
  const topics = plan.flatMap(({ kind, topic }) => (kind === 'topic' && topic !== null ? [topic.replace('math.', '')] : []))
  return { readiness, topics, gains }
}
const needsOf = ({ sections }: SubjectReadiness) =>
  new Map(sections.flatMap(({ topics }) => topics.map(({ id, needs }) => [id, needs] as const)))

describe('the week of a pupil who has sat one paper of mathematics', () => {
  test.each([1, 8, 16, 26])('with %i of 32 points holds no topic whose prerequisites are not known', (raw) => {
    const { readiness, topics } = planAt(raw)
    const known = knownTopics(readiness, [])
    const needs = needsOf(readiness)
    expect(topics.length).toBeGreaterThan(4)
    expect(topics.flatMap((topic) => (needs.get(`math.${topic}`) ?? []).filter((need) => !known.has(need)))).toEqual([])
  })

  const firstSteps = ['plane.basics', 'numbers.real', 'statistics.charts', 'statistics.averages']

  test('with 1 of 32 goes through what needs nothing before it, again and again', () => {
    expect(planAt(1).topics).toEqual([...firstSteps, ...firstSteps.slice(0, 3)])
  })

  test('with 8 of 32 does so too in some order, and no integral is in sight', () => {
    expect(planAt(8).topics).toHaveLength(7)
    expect(new Set(planAt(8).topics)).toEqual(new Set(firstSteps))
    expect(planAt(8).gains.map(({ topic }) => topic)).not.toContain('math.functions.integral')
  })

  test('with 16 of 32 stays in the middle of the programme: circle, lines and planes, what first steps left open', () => {
    expect(planAt(16).topics).toEqual([
      'plane.circle',
      'numbers.real',
      'solid.lines-planes',
      'plane.basics',
      'statistics.charts',
      'statistics.averages',
      'plane.circle',
    ])
  })

  test('with 26 of 32 takes on what the last points are given for', () => {
    expect(planAt(26).topics).toEqual([
      'equations.modulus-parameter',
      'functions.derivative-study',
      'functions.derivative',
      'numbers.trig',
      'functions.integral',
      'plane.triangles',
      'numbers.rational',
    ])
  })
})

test('all nine subjects have a graph of their topics', () => {
  const folders = readdirSync('content/subjects')
  expect(folders.filter((folder) => existsSync(`content/subjects/${folder}/prerequisites.yaml`))).toEqual(folders)
  expect(folders).toHaveLength(9)
})
