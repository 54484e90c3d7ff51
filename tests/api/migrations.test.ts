import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resultAnswerSchema } from '#contract/result'
import { surveyAnswerSchema } from '#contract/survey'
import { readResult } from '../../server/study/surveys/finish.ts'
import { viewSurvey } from '../../server/study/surveys/view.ts'
import { migrationsFolder } from '../../server/store/migrations-folder.ts'
import { embeddedStore } from '../../server/store/open-embedded.ts'
import type { Store } from '../../server/store/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'skladu-migrations-'))
const owner = '6f0a3b52-6f2c-4d53-9d5a-0a4d8a6e1b01'
const options = [{ id: 'a', label: 'А', text: [] }]
const question = { id: 'q1', version: 1, subject: 'math', topic: 'math.x', prompt: [], figure: null, points: 1, form: 'single', options }
const result = {
  id: 'nmt-12345678',
  subject: 'math',
  mode: 'nmt',
  title: 'Варіант 1',
  raw: 1,
  max: 1,
  scaled: 200,
  missing: 0,
  threshold: 1,
  scaleYear: 2026,
  isTimedOut: false,
  startedAt: null,
  finishedAt: '2026-11-20T10:00:00.000Z',
  durationSeconds: 60,
  byForm: [],
  byTopic: [{ topic: 'math.x', title: 'Тема', points: 1, max: 1 }],
  items: [{ number: 1, id: 'q1', version: 1, answer: 'a', isFlagged: false, points: 1, max: 1, outcome: 'right' }],
}
const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`

/** A store as it was before surveys had a policy, brought up to date. */
let store: Store
beforeAll(async () => {
  cpSync(migrationsFolder, folder, { recursive: true })
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: journal.entries.slice(0, 2) }))
  const client = await PGlite.create()
  await migrate(drizzle(client), { migrationsFolder: folder })
  await client.exec(`
    insert into users (id, is_anonymous, created_at) values ('${owner}', true, now());
    insert into subjects values ('math', 1, ${json({ id: 'math', title: 'Математика', topics: [], scale: { verified: true } })});
    insert into papers (id, subject, position, title, is_published, max, tasks) values ('one', 'math', 0, 'Варіант 1', true, 1, ${json([{ id: 'q1', version: 1 }])});
    insert into questions (id, version, hash, question, key, difficulty_hundredths, seconds)
      values ('q1', 1, 'x', ${json(question)}, ${json({ form: 'single', correct: 'a', explanation: [], notes: [] })}, 0, 90);
    insert into surveys (id, user_id, subject, mode, paper, title, seconds, max, tasks, created_at)
      values ('nmt-12345678', '${owner}', 'math', 'nmt', 'one', 'Варіант 1', 3600, 1, ${json([{ id: 'q1', version: 1 }])}, now());
    insert into results (survey, user_id, raw, max, scaled, answered, finished_at, body)
      values ('nmt-12345678', '${owner}', 1, 1, 200, 1, now(), ${json(result)});
  `)
  store = await embeddedStore(client)
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const now = new Date('2026-11-21T00:00:00.000Z')

it('a survey of before has the policy of the exam, its paper and whole tasks', async () => {
  const { survey } = v.parse(surveyAnswerSchema, await viewSurvey(store.db, owner, 'nmt-12345678', now)).data
  expect([survey.policy, survey.paper, survey.subjects]).toEqual([
    { feedback: 'atEnd', seconds: 3600, extraTime: 0, save: 'automatic', pause: 'alarm' },
    'one',
    ['math'],
  ])
  expect(survey.questions).toEqual([{ ...question, stimulus: null, numbers: 1, seconds: 90 }])
})

it('a result of before keeps its verdict and gets what is told now', async () => {
  const shown = { data: { result: await readResult(store.db, owner, 'nmt-12345678', now) } }
  const { verdicts, byTopic, items } = v.parse(resultAnswerSchema, shown).data.result
  const said = { raw: 1, max: 1, scaled: 200, missing: 0, threshold: 1, scaleYear: 2026, isScaleVerified: true }
  expect([verdicts, byTopic]).toEqual([
    [{ subject: 'math', title: 'Математика', ...said }],
    [{ subject: 'math', topic: 'math.x', title: 'Тема', points: 1, max: 1 }],
  ])
  expect(items.map(({ seconds, changes, turn, confidence, key }) => [seconds, changes, turn, confidence, key.theory])).toEqual([
    [0, 0, null, null, null],
  ])
})
