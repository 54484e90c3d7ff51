import { expect, test } from 'vitest'
import { isForAll, isPrivate } from './private'

const deck = { id: '0b9a6c52-7f10-4a7e-9c3d-1f2e3d4c5b6a', title: 'Мої слова' }

test.each([
  ['a note beside a text', 'text', { kind: 'note', text: 'моє' }, true],
  ['what editors are told of a task', 'text', { kind: 'task.report', text: 'моє' }, true],
  ['the text of a task', 'text', { kind: 'text', text: 'Обчисли' }, undefined],
  ['the front of an own card', 'front', { front: 'моє' }, true],
  ['the title of an own deck', 'title', deck, true],
  ['the title of a subject', 'title', { id: 'math', title: 'Математика' }, undefined],
  ['a code that lets somebody in', 'code', { code: 'A3CD4E' }, true],
  ['the code of an exam', 'code', { code: 'nmt' }, undefined],
  ['how an account is entered', 'password', { password: 'own' }, false],
  ['a password', 'password', { password: 'opensesame' }, undefined],
] as const)('%s: part %s of %j is private: %s', (_, name, holder, is) => {
  expect(isPrivate(name, holder)).toBe(is)
})

test('what the server answers to everybody alike is known by its address', () => {
  expect(['/config.json', '/subjects/math/_payload.json', '/api/v3/user'].map(isForAll)).toEqual([true, true, false])
})
