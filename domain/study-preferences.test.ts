import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defaultPreferences, preferencesAfter, preferencesChangeSchema, type PreferencesChange } from './study-preferences.ts'

const said = (minute: number, change: PreferencesChange) => ({
  kind: 'preferences.set',
  id: `00000000-0000-4000-8000-${String(minute).padStart(12, '0')}`,
  at: new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString(),
  change,
})

test('of each field the last word counts, and a date may be taken back', () => {
  const facts = [said(1, { examDate: '2027-05-25', minutesPerDay: 45 }), said(3, { examDate: null }), said(2, { targets: { math: 170 } })]
  expect(preferencesAfter(facts)).toEqual({ ...defaultPreferences, minutesPerDay: 45, targets: { math: 170 } })
})

test('neither order nor repetition of the facts matters', () => {
  const facts = [said(1, { weeklyGoal: 2 }), said(2, { weeklyGoal: 5, elective: 'english' }), said(3, { elective: null, daysOff: [6] })]
  const shuffled = fc.array(fc.constantFrom(...facts), { minLength: 0, maxLength: 9 }).map((more) => [...more, ...facts])
  fc.assert(
    fc.property(shuffled, (all) => {
      expect(preferencesAfter(all)).toEqual(preferencesAfter(facts))
    }),
  )
})

test('facts of other kinds say nothing of preferences', () => {
  expect(preferencesAfter([{ kind: 'task.save', id: 'a', at: '2026-11-21T10:00:00.000Z' }])).toEqual(defaultPreferences)
})

test.each([
  { examDate: '2027-02-30' },
  { examDate: '20 травня' },
  { minutesPerDay: 5 },
  { minutesPerDay: 30.5 },
  { daysOff: [0, 1, 2, 3, 4, 5, 6] },
  { daysOff: [7] },
  { targets: { math: 99 } },
  { weeklyGoal: 0 },
  { specialities: [{ title: ' ', known: null, weights: {}, electiveMax: 0.4 }] },
  { specialities: [{ title: 'Право', known: null, weights: { math: 1.5 }, electiveMax: 0.4 }] },
])('%o is refused', (change) => {
  expect(v.safeParse(preferencesChangeSchema, change).success).toBe(false)
})
