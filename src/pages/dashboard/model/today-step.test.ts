import { describe, expect, test } from 'vitest'
import { groupTask, groupWork } from '#samples/groups'
import { basisOf, mathReadiness } from '#samples/readiness'
import { surveySummary } from '#samples/surveys'
import type { SurveySummary } from '#domain/survey'
import type { PlanTask } from '#domain/plan/plan-task'
import { todayStep } from './today-step'

const now = Date.parse('2026-11-20T10:23:00.000Z')
const known = { ...mathReadiness, now: basisOf(0, 0.3) }
const task: PlanTask = {
  day: '2026-11-20',
  kind: 'topic',
  subject: 'math',
  topic: 'math.numbers.percent',
  title: 'Відсотки',
  minutes: 20,
  reason: 'gain',
}
const running: SurveySummary = { ...surveySummary, createdAt: '2026-11-20T10:00:00.000Z', answered: 12, tasks: 22 }
const of = (change: Partial<Parameters<typeof todayStep>[0]>) =>
  todayStep({ surveys: [], subjects: [known], plan: [task], dueCards: { count: 0, minutes: 0 }, now, ...change })

describe('the one thing to do now', () => {
  test('is the test that lies open, before all else', () => {
    const step = of({ surveys: [running], subjects: [{ ...known, mistakesDue: 40 }] })
    expect(step).toEqual({
      kind: 'resume',
      title: 'Тест чекає на тебе',
      text: 'Математика: відповіді дано на 12 з 22, лишилося: 37 хвилин.',
      action: 'Продовжити: Математика 12 з 22',
      start: { href: '/subjects/math/survey/nmt-12345678' },
    })
  })

  test('is a teacher’s paper before a test that was opened without an answer, which may be thrown away', () => {
    const untouched = { ...running, answered: 0 }
    const given = [{ groupId: 'g1', task: groupTask }]
    expect(of({ surveys: [untouched], given })).toMatchObject({
      kind: 'given',
      title: 'Завдання від учителя: Математика',
      start: { href: `/group-premium?group=g1&task=${groupTask.id}` },
    })
    expect(of({ surveys: [untouched] })).toMatchObject({ kind: 'resume', action: 'Продовжити тест', untouched: untouched.id })
    expect(of({ surveys: [running], given })).toMatchObject({ kind: 'resume' })
    const work = { groupId: 'g1', work: { ...groupWork, done: 3 } }
    expect(of({ surveys: [untouched], given: [work, ...given] })).toMatchObject({
      kind: 'given',
      title: 'Завдання від учителя: Математика',
      text: expect.stringMatching(/^Тема: Відсотки, 3 з 10\. До 28 листопада/),
      action: 'До завдань',
      start: { href: '/subjects/math/tests/topics?topic=math.percent&count=7' },
    })
    expect(of({ surveys: [running] }).untouched).toBeUndefined()
  })

  test('is a test with answers however old, and none without them of more than a day ago', () => {
    const old = { ...running, createdAt: '2026-11-19T10:22:59.000Z' }
    expect(of({ surveys: [old] })).toMatchObject({ kind: 'resume', action: 'Продовжити: Математика 12 з 22' })
    expect(of({ surveys: [{ ...old, answered: 0 }] }).kind).toBe('plan')
  })

  test('is what is due from ten on, mistakes and cards together, whichever is more', () => {
    const nine = { ...known, mistakesDue: 9 }
    expect(of({ subjects: [nine] }).kind).toBe('plan')
    expect(of({ subjects: [nine], dueCards: { count: 1, minutes: 1 } }).start).toEqual({
      wish: { mode: 'mistakes', subject: 'math', count: 7 },
    })
    expect(of({ subjects: [nine], dueCards: { count: 32, minutes: 5 } })).toMatchObject({
      text: '32 картки, 5 хвилин. Потім за планом: Тема: Відсотки, 20 хвилин.',
      start: { href: '/flashcard' },
    })
  })

  test('is the first task of the plan, with its time and its reason', () => {
    expect(of({})).toEqual({
      kind: 'plan',
      title: 'Тема: Відсотки',
      text: '20 хвилин. Тут година дає найбільше балів.',
      action: 'Почати',
      start: { wish: { mode: 'topics', subject: 'math', topics: ['math.numbers.percent'], count: 7 } },
    })
  })

  test('is a look at a subject of which nothing is known, where there is no plan', () => {
    expect(of({ plan: [], subjects: [mathReadiness] }).start).toEqual({ href: '/diagnostic/math' })
  })

  test('is nothing that must be done once the day is done', () => {
    expect(of({ plan: [] })).toMatchObject({ kind: 'done', title: 'На сьогодні все' })
  })

  test('is to choose a subject where nothing is known of them', () => {
    expect(of({ subjects: [] })).toMatchObject({ kind: 'choose', start: { href: '/subjects' } })
    expect(of({ subjects: [], surveys: [running] }).kind).toBe('resume')
  })
})
