import { expect, test } from 'vitest'
import type { PlanTask } from './plan-task.ts'
import { reminderText } from './reminder-text.ts'

const step: PlanTask = {
  day: '2026-11-28',
  kind: 'topic',
  subject: 'math',
  topic: 'percent',
  title: 'Відсотки',
  minutes: 15,
  reason: 'gain',
}

test.each([
  [
    { cards: { count: 12, minutes: 6 }, step: null },
    { title: 'На сьогодні: 12 карток, 6 хвилин', text: '' },
  ],
  [
    { cards: { count: 1, minutes: 1 }, step },
    { title: 'На сьогодні: 1 картка, 1 хвилина', text: 'Потім за планом: Тема: Відсотки, 15 хвилин.' },
  ],
  [
    { cards: null, step },
    { title: 'На сьогодні: Тема: Відсотки', text: '15 хвилин. Тут година дає найбільше балів.' },
  ],
  [{ cards: null, step: null }, null],
])('of %j a reminder says %j', (due, words) => {
  expect(reminderText(due)).toEqual(words)
})
