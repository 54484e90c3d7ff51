import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '#domain/answer'
import { loadContent } from '../../server/content/loading/load.ts'
import { visitor, type Visitor } from './fixtures/calls.ts'
import { questionsOf, writeContent } from './fixtures/content.ts'
import { courseFiles } from './fixtures/courses.ts'
import { right } from './fixtures/answers.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const directory = mkdtempSync(join(tmpdir(), 'skladu-lesson-answers-'))
let api: Harness
beforeAll(async () => {
  api = await openHarness()
  writeContent(directory, {
    ...courseFiles(),
    'subjects/training/tasks/more.yaml': { secondSolver: { by: 'Інший редактор', on: '2026-11-01' }, questions: questionsOf('mo') },
  })
  await loadContent(api.store.db, directory)
})
afterAll(async () => {
  await api.close()
  rmSync(directory, { recursive: true })
})

const newcomer = async () => visitor(api, await api.guest())
const place = { course: 'all', lesson: 'one' }
const answer = (attempt: string, question: string, value: Answer = right('th')[question] ?? null) => ({
  id: randomUUID(),
  at: api.clock.now.toISOString(),
  kind: 'lesson.answer',
  ...place,
  attempt,
  question,
  value,
})
const check = ['th-plain', 'th-matching', 'th-sequence', 'th-multi', 'th-numeric']
const whole = (attempt: string) => check.map((question) => answer(attempt, question))
const kept = async (me: Visitor) =>
  (await me.get('/v3/user/export')).export.task_answers as { survey: string; question: string; outcome: string }[]

it('every answer to a check counts as one of a test, as soon as it arrives', async () => {
  const me = await newcomer()
  const attempt = randomUUID()
  await me.facts([answer(attempt, 'th-plain'), answer(attempt, 'th-numeric', '1')])
  expect((await kept(me)).map(({ survey, question, outcome }) => [survey, question, outcome])).toEqual([
    [`theory-${attempt}`, 'th-numeric', 'wrong'],
    [`theory-${attempt}`, 'th-plain', 'right'],
  ])
  const survey = await me.view(`theory-${attempt}`)
  expect([survey.title, survey.questions.map(({ id }) => id), survey.clock.finishedAt]).toEqual(['Урок 1. Урок one', check, null])
})

it('the last answer finishes the survey; the batch may come twice and in parts', async () => {
  const me = await newcomer()
  const attempt = randomUUID()
  const facts = whole(attempt)
  await me.facts(facts.slice(3))
  expect((await me.facts(facts)).body.data).toMatchObject({ accepted: 3, duplicates: 2 })
  expect((await me.facts(facts)).body.data).toMatchObject({ accepted: 0, duplicates: 5 })
  const result = await me.result(`theory-${attempt}`)
  expect([result.raw, result.items.map(({ outcome }) => outcome)]).toEqual([result.max, check.map(() => 'right')])
})

it('a check gone through again has other tasks of the same topics, and its answers count as those of a test of these tasks', async () => {
  const me = await newcomer()
  const { data } = (await api.call('GET /v3/courses/all/lessons/1', { token: me.token })).body
  const [first, further] = [data.lesson.check, data.lesson.furtherChecks[0]] as { question: { id: string; topic: string } }[][]
  const ids = further!.map(({ question }) => question.id)
  expect(further!.map(({ question }) => question.topic)).toEqual(first!.map(({ question }) => question.topic))
  expect([new Set(ids).size, ids.filter((id) => check.includes(id))]).toEqual([5, []])
  const attempt = randomUUID()
  await me.facts(ids.map((id) => answer(attempt, id, null)))
  const result = await me.result(`theory-${attempt}`)
  expect(result.items.map(({ question }) => question.id)).toEqual(ids)
})

it('a second answer to the same task does not undo the first', async () => {
  const me = await newcomer()
  const attempt = randomUUID()
  await me.facts([answer(attempt, 'th-numeric', '1')])
  api.clock.advance(5)
  await me.facts([answer(attempt, 'th-numeric')])
  expect((await kept(me)).map(({ outcome }) => outcome)).toEqual(['wrong'])
})

it('an answer of a foreign shape is refused with the whole batch', async () => {
  const me = await newcomer()
  const reply = await me.facts([answer(randomUUID(), 'th-plain'), answer(randomUUID(), 'th-matching', 'a')])
  expect([reply.status, await kept(me)]).toEqual([422, []])
})

it('somebody else’s attempt takes no answers', async () => {
  const attempt = randomUUID()
  await (await newcomer()).facts([answer(attempt, 'th-plain')])
  const stranger = await newcomer()
  expect((await stranger.facts([answer(attempt, 'th-multi')])).status).toBe(404)
})

it('of a lesson that is gone only the fact is kept', async () => {
  const me = await newcomer()
  const gone = { ...answer(randomUUID(), 'th-plain'), lesson: 'gone' }
  expect((await me.facts([gone])).status).toBe(200)
  expect([await kept(me), (await me.get('/v3/user/facts?kind=lesson.answer')).facts]).toEqual([[], [gone]])
})

it('finished steps go with a guest into the account', async () => {
  const guest = await newcomer()
  const step = { id: randomUUID(), at: api.clock.now.toISOString(), kind: 'lesson.step', ...place, step: 'theory' }
  const attempt = randomUUID()
  await guest.facts([step, ...whole(attempt)])
  const { token } = await api.account({ anonymous_token: guest.token })
  const owner = visitor(api, token)
  expect((await owner.get('/v3/user/facts?kind=lesson.step')).facts).toEqual([step])
  expect((await kept(owner)).length).toBe(check.length)
})
