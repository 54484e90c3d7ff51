import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseContent } from '../../server/content/loading/parse.ts'
import { readSource } from '../../server/content/source.ts'
import { writeContent } from '../../tests/api/fixtures/content.ts'
import { courseFiles, courseOf, lessonOf } from '../../tests/api/fixtures/courses.ts'
import { courseComplaints } from './courses.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skladu-courses-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function contentWith(change: object) {
  writeContent(folder, { ...courseFiles(), 'courses/all.yaml': courseOf(change) })
  return parseContent(await readSource(folder))
}
const modulesWith = (change: object) => ({
  modules: ['one', 'two'].map((id) => ({ id: `m-${id}`, title: id, intro: id, lessons: [lessonOf(id, change)] })),
})

test('a course that promises other days than it has, and asks a task twice, is complained about', async () => {
  expect(courseComplaints(await contentWith({ ...modulesWith({}), title: 'Курс за 5 днів' }))).toEqual([
    'courses/all: у назві днів 5, а уроків 2',
    ...['th-single', 'th-plain', 'th-matching', 'th-sequence', 'th-multi', 'th-numeric'].map(
      (id) => `courses/all: завдання ${id} стоїть у двох уроках`,
    ),
  ])
})

test.each([
  ['an article that is not there', { theory: ['third#start'] }, 'courses/all.yaml, one: немає third#start'],
  ['a block that is not there', { example: 'first#nowhere' }, 'courses/all.yaml, one: немає first#nowhere'],
  ['a block of another kind', { example: 'first#start' }, 'courses/all.yaml, one: first#start не годиться для цього кроку'],
  [
    'a task of an exam paper',
    { try: { task: 'one-single', hints: ['Раз.', 'Два.'] } },
    'courses/all.yaml, one: немає тренувального завдання one-single',
  ],
  [
    'the task of the try in the check',
    { try: { task: 'th-plain', hints: ['Раз.', 'Два.'] } },
    'courses/all.yaml, one: завдання повторюється',
  ],
])('%s is refused', async (_name, change, message) => {
  await expect(contentWith(modulesWith(change))).rejects.toThrow(message)
})

test('a check of fewer than five tasks is refused', async () => {
  await expect(contentWith(modulesWith({ check: ['th-plain', 'th-multi'] }))).rejects.toThrow(
    /courses\/all\.yaml:\d+: [\w-]+: modules\.0\.lessons\.0\.check/,
  )
})
