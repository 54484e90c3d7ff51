import { expect, test } from 'vitest'
import { addressComplaints } from './address.ts'
import type { TaskFile } from './sources.ts'

const file = (prompt: string): TaskFile => ({
  file: 'made.yaml',
  subject: 'math',
  isTraining: true,
  isSolvedTwice: true,
  questions: [{ id: 'one', prompt } as TaskFile['questions'][number]],
})

test.each([['Визнач масу солі.'], ['За діаграмою визнач рік.']])('a prompt that speaks to one pupil is named: %s', (prompt) => {
  expect(addressComplaints([file(prompt)], [])[0]).toMatch(/^made\.yaml, one: в умові «[Вв]изнач»/)
})

test.each([['Визначте масу солі.'], ['Що означає визначення?'], ['Розкладіть на множники.']])(
  'the words of the exam are not: %s',
  (prompt) => {
    expect(addressComplaints([file(prompt)], [])).toEqual([])
  },
)
