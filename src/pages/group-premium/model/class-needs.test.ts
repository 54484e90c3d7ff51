import { expect, test } from 'vitest'
import { assignment, group, work } from '#samples/groups'
import { classNeeds } from './class-needs'

const due = Date.parse(assignment.due)
const hour = 3_600_000
const texts = (change: object, now = due - 48 * hour) => classNeeds({ ...group, ...change }, now).map(({ text }) => text)
const unsat = { ...assignment, sittings: [] }

test('an empty class asks for pupils, a class without work for the first one', () => {
  expect(texts({ used: 0, members: [] })).toEqual(['У класі ще нікого. Надішліть учням код або посилання'])
  expect(texts({ assignments: [], works: [] })).toEqual(['Учні вже тут. Дайте класу першу роботу'])
})

test('what is late comes before what is due soon, and both before what is only worth knowing', () => {
  const later = { ...work, due: new Date(due + 25 * hour).toISOString(), progress: [] }
  expect(texts({ assignments: [unsat], works: [later] }, due + 2 * hour)).toEqual([
    'Строк минув, не здали 1: Математика, Варіант 1',
    'Менше доби до строку, не здали 1: Тема: Відсотки',
    'Не показують результатів: 1',
  ])
})

test('a paper that all have handed in waits for its review to be opened', () => {
  expect(texts({ assignments: [{ ...assignment, isReviewOpen: false }] })[0]).toBe('Здали всі, розбір ще закрито: Математика, Варіант 1')
})

test('what was late more than a week ago is let be, and so is what everybody has done', () => {
  expect(texts({ assignments: [unsat] }, due + 8 * 24 * hour)).toEqual(['Не показують результатів: 1'])
  expect(texts({}, due + hour)).toEqual(['Не показують результатів: 1'])
})
