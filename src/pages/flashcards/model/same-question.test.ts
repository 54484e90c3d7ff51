import { expect, test } from 'vitest'
import type { OwnCard } from '#domain/own-card'
import { questionsOf, sameQuestion } from './same-question'

const card = (id: string, front: string, deck = 'own'): OwnCard => ({ id, deck, kind: 'basic', front, back: 'так' })
const questions = questionsOf([card('one', 'Столиця **України**?'), card('two', '$x^2=4$'), card('three', 'столиця україни', 'geo')])
const found = (front: string, deck = 'own', id: string | null = null) => sameQuestion(questions, { id, front, deck })?.id ?? null

test.each([
  ['  столиця\nУкраїни ', 'one'],
  ['Столиця «України»!', 'one'],
  ['$x^2=4$', 'two'],
  ['$x^2=5$', null],
  ['Столиця Польщі?', null],
  [' ?!', null],
])('%j is asked already by %s', (front, id) => {
  expect(found(front)).toBe(id)
})

test('a card of the same deck comes first, and a card is not its own double', () => {
  expect([found('Столиця України', 'geo'), found('Столиця України', 'own', 'one'), found('$x^2=4$', 'own', 'two')]).toEqual([
    'three',
    'three',
    null,
  ])
})
