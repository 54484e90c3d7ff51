import * as v from 'valibot'
import { expect, test } from 'vitest'
import { questionSource } from '../../server/content/authoring/question-source.ts'
import { splitQuestion } from '../../server/content/question.ts'
import type { Paper } from '../../server/content/paper.ts'
import { paperComplaints } from './papers.ts'

const structure = {
  year: 2026,
  source: 'Опис',
  verified: true,
  tasks: 1,
  max: 3,
  minutes: 60,
  hasReference: false,
  parts: [{ form: 'grouped' as const, from: 1, to: 1, points: 3, options: 3, rows: 3 }],
}

/** A paper of one task: so many groups of so many options. */
function paperOf(groups: number, options: number): Paper {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`)
  const written = v.parse(questionSource, {
    id: 't-1',
    version: 1,
    topic: 'biology.cell',
    difficulty: 0,
    seconds: 60,
    form: 'grouped',
    prompt: 'Охарактеризуйте організм.',
    explanation: 'Бо так.',
    groups: Object.fromEntries(
      ids(groups).map((id) => [
        id,
        { title: `Ознака ${id}`, options: Object.fromEntries(ids(options).map((each) => [each, `варіант ${each}`])) },
      ]),
    ),
    key: Object.fromEntries(ids(groups).map((id) => [id, '1'])),
  })
  const around = { id: 'biology', letters: 'ukrainian' as const, numbering: 'task' as const, stimuli: [] }
  const split = splitQuestion(written, { ...around, figureOf: () => ({ src: '', alt: '', width: 1, height: 1 }) })
  const task = { ...split, difficulty: 0, seconds: 60, examSeconds: 60, hash: '', exhibit: 'none' as const, pattern: null }
  return { id: 'p', title: 'Варіант', subject: 'biology', status: 'published', max: groups, numbers: 1, isSolvedTwice: true, tasks: [task] }
}

test.each([
  [3, 3, []],
  [3, 4, [4, 4, 4].map((count) => `p, № 1 (t-1): варіантів ${count}, а має бути 3`)],
  [2, 3, ['p, № 1 (t-1): балів 2, а має бути 3', 'p, № 1 (t-1): рядків 2, а має бути 3']],
])('%d groups of %d options against three of three', (groups, options, complaints) => {
  expect(paperComplaints(paperOf(groups, options), structure)).toEqual(complaints)
})
