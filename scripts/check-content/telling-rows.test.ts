import * as v from 'valibot'
import { expect, test } from 'vitest'
import { taskSetSource } from '../../server/content/authoring/test-source.ts'
import { tellingRowComplaints } from './telling-rows.ts'

const complaintsAbout = (rows: Record<string, string>, options: Record<string, string>) => {
  const about = { version: 1, topic: 'physics.optics', difficulty: 0, seconds: 60, explanation: 'Бо так.', notes: {} }
  const task = { ...about, id: 'm-1', form: 'matching', prompt: 'Установіть відповідність.', rows, options, key: { 1: 'a', 2: 'b' } }
  const { questions } = v.parse(taskSetSource, { secondSolver: null, questions: [task] })
  return tellingRowComplaints([
    { file: 'subjects/physics/tasks/a.yaml', subject: 'physics', isTraining: true, isSolvedTwice: true, questions },
  ])
}
const rows = { 1: 'дифракційна ґратка', 2: 'ехолот корабля' }

test('a row whose word stands in its answer alone is named', () => {
  expect(complaintsAbout(rows, { a: 'дифракція світла', b: 'відбивання звуку', c: 'заломлення світла' })).toEqual([
    'm-1: рядок 1 сам називає свою відповідь: «дифра…» є лише в ній',
  ])
})

test('a word that stands in another option too tells nothing', () => {
  expect(complaintsAbout(rows, { a: 'дифракція світла', b: 'відбивання звуку', c: 'дифракція звуку' })).toEqual([])
})

test('a word that leads to a wrong option is a distractor, and formulas are not read', () => {
  expect(
    complaintsAbout({ ...rows, 1: 'ґратка $\\mathrm{світло}$' }, { a: 'огинання $\\mathrm{світло}$', b: 'звук', c: 'гратка' }),
  ).toEqual([])
})
