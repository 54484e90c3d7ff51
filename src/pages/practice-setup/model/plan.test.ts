import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import type { SubjectSummary } from '#domain/subject'
import { surveyRequestSchema } from '#contract/survey-request'
import { mathPractice, mathSubject } from '#samples/practice'
import { countIn, countSteps } from './count-steps'
import { readValues } from './form-values'
import { pageModes, type PageMode } from './modes'
import { planOf, type SetupInput } from './plan'

const summary = (id: string, kind: SubjectSummary['kind'], papers = 1): SubjectSummary => {
  const block = id === 'ukrainian' || id === 'math' ? 1 : 2
  return { ...mathSubject, id, title: id, kind, block, papers }
}
const subjects = [
  summary('ukrainian', 'required'),
  summary('math', 'required'),
  summary('history', 'required'),
  summary('physics', 'elective', 0),
  summary('biology', 'elective'),
  summary('english', 'elective'),
]
const ground: SetupInput = { subject: mathSubject, practice: mathPractice, subjects, freshSeed: 777777 }
const plan = (mode: PageMode, query = '', on = ground) => planOf(mode, readValues(query), on)
const request = (mode: PageMode, query = '', on = ground) => plan(mode, query, on).request

describe('what is asked of the server', () => {
  test.each(pageModes)('%s is a request that the contract takes', (mode) => {
    expect(v.safeParse(surveyRequestSchema, request(mode, 'topic=math.numbers&count=10')).issues).toBeUndefined()
  })

  test('topics are named one by one, and never more tasks than there are', () => {
    expect(request('topics', 'topic=math.plane&count=20')).toEqual({
      mode: 'topics',
      subject: 'math',
      topics: ['math.plane.circle'],
      count: 2,
    })
    expect(request('topics', 'topic=math.numbers&only=wrong&count=5')).toEqual({
      mode: 'topics',
      subject: 'math',
      topics: ['math.numbers.percent', 'math.numbers.powers'],
      count: 1,
      only: 'wrong',
    })
  })

  test('only mistakes that are due are asked for', () => {
    expect([request('mistakes'), plan('mistakes').estimate.tasks]).toEqual([{ mode: 'mistakes', subject: 'math', topics: [], count: 1 }, 1])
  })

  test('a topic of the address without mistakes that are due asks for nothing', () => {
    expect(request('mistakes', 'topic=math.plane')).toEqual({ mode: 'mistakes', subject: 'math', topics: [], count: 1 })
  })

  test('a custom test carries every condition, and extra time only with a clock', () => {
    const query = 'topic=math.plane&form=matching&level=medium&only=new&feedback=atEnd&extra=50'
    const asked = {
      mode: 'custom',
      subject: 'math',
      topics: ['math.plane.circle'],
      forms: ['matching'],
      difficulty: ['medium'],
      only: 'new',
      count: 2,
      feedback: 'atEnd',
    }
    expect(request('custom', query)).toEqual({ ...asked, minutes: null, extraTime: 0 })
    expect([request('custom', `${query}&minutes=30`), plan('custom', `${query}&minutes=30`).minutes]).toEqual([
      { ...asked, minutes: 30, extraTime: 50 },
      45,
    ])
  })
})

describe('the exam', () => {
  const exam = { mode: 'nmt', extraTime: 0, save: 'automatic' }

  test('the paper never sat comes first, a wish before it, a seed before both', () => {
    expect([request('nmt'), request('nmt', 'paper=nmt-math-2'), request('nmt', 'seed=42')]).toEqual([
      { ...exam, subject: 'math', paper: 'nmt-math-1' },
      { ...exam, subject: 'math', paper: 'nmt-math-2' },
      { ...exam, subject: 'math', seed: 42 },
    ])
  })

  test('without papers one is drawn, without a bank nothing can start', () => {
    const noPapers = { ...ground, practice: { ...mathPractice, papers: [] } }
    const nothing = { ...ground, practice: { ...mathPractice, papers: [], canDraw: false } }
    expect([request('nmt', '', noPapers), plan('nmt', '', nothing).estimate.tasks]).toEqual([{ ...exam, subject: 'math', seed: 777777 }, 0])
  })

  test('the blocks of the day take the subjects of the exam and one elective that is ready', () => {
    expect([
      request('nmt', 'scope=1'),
      request('nmt', 'scope=2'),
      request('nmt', 'scope=day&elective=english'),
      request('nmt', 'scope=2&elective=physics'),
    ]).toEqual([
      { ...exam, subject: 'math', block: 1 },
      { ...exam, subject: 'biology', block: 2 },
      { ...exam, subject: 'english', block: 'day' },
      { ...exam, subject: 'biology', block: 2 },
    ])
  })

  test('a block whose subjects are not ready cannot start', () => {
    const onlyMath = { ...ground, subjects: subjects.map((each) => ({ ...each, papers: each.id === 'math' ? 1 : 0 })) }
    expect(['1', '2', 'day'].map((scope) => plan('nmt', `scope=${scope}`, onlyMath).estimate.tasks)).toEqual([0, 0, 0])
  })

  test.each([
    ['', 60],
    ['extra=25', 75],
    ['scope=1', 120],
    ['scope=2&extra=50', 180],
    ['scope=day', 240],
    ['scope=day&extra=100', 480],
  ])('«%s» takes %i minutes', (query, minutes) => {
    expect(plan('nmt', query).minutes).toBe(minutes)
  })
})

describe('how many tasks', () => {
  test.each([
    [0, []],
    [1, [1]],
    [5, [5]],
    [12, [5, 10, 12]],
    [80, [5, 10, 20, 30, 40, 50]],
  ])('out of %i', (available, steps) => {
    expect(countSteps(available)).toEqual(steps)
  })

  test.each([
    [[5, 10, 12], null, 10],
    [[5, 10, 12], 11, 12],
    [[5, 10, 12], 50, 12],
    [[2], null, 2],
    [[], 5, 0],
  ])('of %j with the wish %j it is %i', (steps, wish, count) => {
    expect(countIn(steps, wish)).toBe(count)
  })
})
