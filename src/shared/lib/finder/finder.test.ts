import { expect, test } from 'vitest'
import { createFinder } from './finder'

const entries = [
  { id: 'apostrophe', title: 'Правила вживання апострофа', gist: 'м’ята, об’єкт, п’ять' },
  { id: 'discriminant', title: 'Квадратні рівняння', gist: 'Дискримінант і корені' },
  { id: 'baptism', title: 'Хрещення Русі', gist: '988 рік, Володимир Великий' },
  { id: 'letter', title: 'Літера ґ', gist: 'ґанок, ґудзик' },
]
const find = createFinder(entries, { title: 4, gist: 1 })

test.each([
  ['дискримінант', 'discriminant', 'as it is written'],
  ['дискремінант', 'discriminant', 'with a wrong letter'],
  ['дискрімінант', 'discriminant', 'with і for и'],
  ['ДИСКРИМІН', 'discriminant', 'unfinished, in capitals'],
  ['п’ять', 'apostrophe', 'with the apostrophe of the text'],
  ["п'ять", 'apostrophe', 'with the apostrophe of the keyboard'],
  ['пʼять', 'apostrophe', 'with the letter apostrophe'],
  ['пять', 'apostrophe', 'without an apostrophe'],
  ['хрищення руси', 'baptism', 'with slips in every word'],
  ['гудзик', 'letter', 'with г for ґ'],
])('%s finds %s: %s', (query, id) => {
  expect(find(query)[0]).toBe(id)
})

test('what stands in the title comes first', () => {
  expect(find('апостроф')).toEqual(['apostrophe'])
})

test('all words must fit where some entry has them all, else any will do', () => {
  expect(find('хрещення 988')).toEqual(['baptism'])
  expect(find('хрещення дискримінант').toSorted()).toEqual(['baptism', 'discriminant'])
})

test('nothing is found for nothing, and for what is not there', () => {
  expect([find(''), find('   '), find('фотосинтез')]).toEqual([[], [], []])
})
