import { expect, test } from 'vitest'
import { firstDecks } from './first-decks'

const deck = (id: string, subject: string | null, kind: 'table' | 'own' = 'table') => ({
  id,
  kind,
  subject: subject === null ? null : { id: subject, title: subject },
})
const decks = [
  deck('mine', 'math', 'own'),
  deck('m1', 'math'),
  deck('m2', 'math'),
  deck('h1', 'history'),
  deck('p1', 'physics'),
  deck('b1', 'biology'),
]
const subjects = [
  { id: 'ukrainian', kind: 'required' },
  { id: 'math', kind: 'required' },
  { id: 'history', kind: 'required' },
  { id: 'physics', kind: 'elective' },
  { id: 'biology', kind: 'elective' },
] as const

test('one ready deck of each subject that the pupil takes, and none of the others', () => {
  expect(firstDecks(decks, subjects, 'biology')).toEqual(['m1', 'h1', 'b1'])
  expect(firstDecks(decks, subjects, null)).toEqual(['m1', 'h1'])
})
