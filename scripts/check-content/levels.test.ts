import { expect, test } from 'vitest'
import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import { levelComplaints, levelReport, levelsOf } from './levels.ts'
import type { TaskFile } from './sources.ts'

const taskOf = (id: string, seconds: number, difficulty: number): QuestionSource =>
  ({ id, form: 'single', seconds, difficulty, explanation: 'Бо так.' }) as QuestionSource
const fileOf = (questions: QuestionSource[]): TaskFile[] => [{ subject: 'physics', questions } as TaskFile]

/** Forty tasks of which a longer one is harder. */
const even = Array.from({ length: 40 }, (_, index) => taskOf(`phys-${index}`, 40 + index, Math.log(40 + index) - 4))

test('tasks that are as hard as those like them have the level that their author declared', () => {
  expect(Math.max(...levelsOf(even).map(({ declared, computed }) => Math.abs(declared - computed)))).toBeLessThan(0.1)
  expect(levelComplaints(fileOf(even))).toEqual([])
})

test('the report begins with the task that lies furthest from those like it', () => {
  const odd = taskOf('phys-odd', 60, 1)
  expect(levelReport(fileOf([...even, odd]))[0]).toMatch(/^рівень автора мінус обчислений, physics: phys-odd 0\.9, /)
})

test('a level with a lost sign is named with what tasks like it have', () => {
  const slip = taskOf('phys-slip', 60, 2.2)
  expect(levelComplaints(fileOf([...even, slip]))).toEqual(['phys-slip: difficulty 2.2, а схожі на нього завдання мають близько 0.1'])
})
