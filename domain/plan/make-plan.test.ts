import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayAfter, daysBetween, weekdayOf } from '../day.ts'
import { makePlan, type PlanInput } from './make-plan.ts'
import type { PlanTask } from './plan-task.ts'
import { longestOf } from './simulation.ts'

const subjectsOf = (count: number, answers = 50) =>
  Array.from({ length: count }, (_, index) => ({
    id: `subject-${index}`,
    title: `Предмет ${index}`,
    answers,
    mistakesDue: index,
    papers: 1,
  }))
const weakOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    subject: `subject-${index % 3}`,
    topic: `topic-${index}`,
    title: `Тема ${index}`,
    isUrgent: index < 2,
  }))
const calm: PlanInput = {
  minutesPerDay: 45,
  daysOff: [6],
  today: '2026-11-16',
  examDay: '2027-05-20',
  subjects: subjectsOf(3),
  weak: weakOf(4),
  spentToday: 0,
  lastSimulation: null,
}
const ground = fc.record({
  minutesPerDay: fc.integer({ min: 10, max: 480 }),
  daysOff: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
  today: fc.integer({ min: 0, max: 200 }).map((shift) => dayAfter('2026-11-16', shift)),
  examDay: fc.constant('2027-05-20'),
  subjects: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(0, 50)).map(([count, answers]) => subjectsOf(count, answers)),
  weak: fc.integer({ min: 0, max: 12 }).map(weakOf),
  spentToday: fc.constantFrom(0, 7, 500),
  lastSimulation: fc.constant(null),
})
const minutesBy = (tasks: readonly PlanTask[]) =>
  new Map([...Map.groupBy(tasks, ({ day }) => day)].map(([day, own]) => [day, own.reduce((sum, { minutes }) => sum + minutes, 0)]))

describe('a plan', () => {
  test('shares a day out: what is due, a topic, a mix, and tasks as in the exam', () => {
    const today = makePlan(calm).filter(({ day }) => day === '2026-11-16')
    expect(today.map(({ kind, subject, topic, minutes, reason }) => [kind, subject, topic, minutes, reason])).toEqual([
      ['mistakes', 'subject-2', null, 10, 'due'],
      ['topic', 'subject-0', 'topic-0', 15, 'threshold'],
      ['mixed', 'subject-0', null, 15, 'spacing'],
      ['exam', 'subject-0', null, 5, 'format'],
    ])
  })

  test('in the last three weeks half of the time goes to the exam', () => {
    const [first] = makePlan({ ...calm, today: '2027-05-03', subjects: subjectsOf(1), minutesPerDay: 60, lastSimulation: '2027-05-03' })
    expect([first?.kind, first?.minutes]).toEqual(['exam', 30])
  })

  test('never takes more than the minutes of a day, nor of a week where a simulation gathers them', () => {
    fc.assert(
      fc.property(ground, (given) => {
        const tasks = makePlan(given)
        const study = Array.from({ length: 7 }, (_, index) => dayAfter(given.today, index)).filter(
          (day) => !given.daysOff.includes(weekdayOf(day)) && day < given.examDay,
        )
        const week = [...minutesBy(tasks).values()].reduce((sum, minutes) => sum + minutes, 0)
        expect(week).toBeLessThanOrEqual(given.minutesPerDay * study.length)
        for (const [day, minutes] of minutesBy(tasks.filter(({ kind }) => kind !== 'simulation')))
          expect([day, minutes <= given.minutesPerDay]).toEqual([day, true])
        expect(tasks.every(({ minutes }) => minutes >= 5)).toBe(true)
      }),
    )
  })

  test('counts in whole minutes, with little of the day left too', () => {
    fc.assert(fc.property(ground, (given) => makePlan(given).every(({ minutes }) => Number.isInteger(minutes))))
  })

  test('leaves days off empty, and the day of the exam and all after it', () => {
    fc.assert(
      fc.property(ground, (given) => {
        for (const { day } of makePlan(given, 28))
          expect([given.daysOff.includes(weekdayOf(day)), day < given.examDay]).toEqual([false, true])
      }),
    )
  })

  test('gives every weak topic its turn before any comes again', () => {
    fc.assert(
      fc.property(ground, fc.constantFrom(7, 14, 28), (given, days) => {
        const topics = makePlan(given, days).flatMap(({ topic }) => (topic === null ? [] : [topic]))
        const seen = new Set(topics.slice(0, given.weak.length))
        expect(seen.size).toBe(Math.min(topics.length, given.weak.length))
      }),
    )
  })

  test('holds a simulation every one or two weeks from sixty days before the exam, as long as the minutes allow', () => {
    fc.assert(
      fc.property(ground, (given) => {
        const from = dayAfter(given.examDay, -60)
        const tasks = makePlan({ ...given, today: from, spentToday: 0 }, 56)
        const days = tasks.filter(({ kind }) => kind === 'simulation').map(({ day }) => day)
        const isPossible = longestOf(given.minutesPerDay * (7 - given.daysOff.length)) !== null
        const gaps = days.map((day, index) => daysBetween(days[index - 1] ?? dayAfter(from, -1), day))
        expect([days.length >= 4, days.length > 0]).toEqual([isPossible, isPossible])
        expect(gaps.slice(1).every((gap) => gap >= 7 && gap <= 14)).toBe(true)
      }),
    )
  })

  test('has no simulation earlier than that', () => {
    expect(makePlan(calm, 28).filter(({ kind }) => kind === 'simulation')).toEqual([])
  })

  test('owes nothing after missed days: it is what it would be for a beginner of that day', () => {
    const missed = makePlan({ ...calm, today: dayAfter(calm.today, 4) })
    expect(missed.filter(({ day }) => day === dayAfter(calm.today, 4)).map(({ kind }) => kind)).toEqual([
      'mistakes',
      'topic',
      'mixed',
      'exam',
    ])
  })

  test('begins with a look at a subject of which nothing is known', () => {
    const kinds = makePlan({ ...calm, subjects: subjectsOf(2, 0), weak: [] }).filter(({ kind }) => kind === 'diagnostic')
    expect(kinds.map(({ day, subject }) => [day, subject])).toEqual([
      ['2026-11-16', 'subject-0'],
      ['2026-11-17', 'subject-1'],
    ])
  })

  test('does not ask for a second look at a subject that was looked at, however little its answers count', () => {
    const subjects = subjectsOf(2, 0).map((subject, index) => ({ ...subject, isDiagnosed: index === 0 }))
    const kinds = makePlan({ ...calm, subjects, weak: [] }).filter(({ kind }) => kind === 'diagnostic')
    expect(kinds.map(({ subject }) => subject)).toEqual(['subject-1'])
  })

  test('is made in well under a second, and empty where there is nothing to solve', () => {
    expect(makePlan({ ...calm, subjects: [] })).toEqual([])
    const milliseconds = Array.from({ length: 3 }, () => {
      const started = performance.now()
      makePlan({ ...calm, weak: weakOf(160), subjects: subjectsOf(4) }, 180)
      return performance.now() - started
    })
    // A machine may halt in one of them.
    expect(Math.min(...milliseconds)).toBeLessThan(1000)
  })
})
