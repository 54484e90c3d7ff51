import { describe, expect, test } from 'vitest'
import { createFinder } from './finder'

const entries = [
  { id: 'apostrophe', title: 'Правила вживання апострофа', gist: 'м’ята, об’єкт, п’ять' },
  { id: 'discriminant', title: 'Квадратні рівняння', gist: 'Дискримінант і корені' },
  { id: 'baptism', title: 'Хрещення Русі', gist: '988 рік, Володимир Великий' },
  { id: 'letter', title: 'Літера ґ', gist: 'ґанок, ґудзик' },
]
const find = createFinder(entries, { title: 4, gist: 1 })

describe.each([
  {
    id: 'discriminant',
    queries: {
      'as it is written': 'дискримінант',
      'with a wrong letter': 'дискремінант',
      'with і for и': 'дискрімінант',
      'unfinished, in capitals': 'ДИСКРИМІН',
    },
  },
  {
    id: 'apostrophe',
    queries: {
      'with the apostrophe of the text': 'п’ять',
      'with the apostrophe of the keyboard': "п'ять",
      'with the letter apostrophe': 'пʼять',
      'without an apostrophe': 'пять',
    },
  },
  { id: 'baptism', queries: { 'with slips in every word': 'хрищення руси' } },
  { id: 'letter', queries: { 'with г for ґ': 'гудзик' } },
])('$id is found by a word', ({ id, queries }) => {
  test.each(Object.entries(queries))('%s: %s', (_, query) => {
    expect(find(query)[0]).toBe(id)
  })
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

test.each([
  ['xiмiя', 'хімія'],
  ['кyт', 'кут'],
  ['ДHК', 'ДНК'],
  ['ХVІІ', 'XVII'],
  ['H2O', 'H₂O'],
  ['Н2О', 'H₂O'],
  ['до\u00adрога', 'дорога'],
  ['при\u200bсудок', 'присудок'],
  ['ﬁnal', 'final'],
  ['ро́вер', 'ровер'],
])('%j is found as %j', (query, title) => {
  const found = createFinder(
    [
      { id: 'wanted', title },
      { id: 'other', title: 'Зовсім інше' },
    ],
    { title: 1 },
  )
  expect([found(query), found(title)]).toEqual([['wanted'], ['wanted']])
})
