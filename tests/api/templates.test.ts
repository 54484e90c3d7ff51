import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { cardId } from '#domain/flashcard'
import { deckAnswerSchema } from '#contract/flashcard'
import { deskPage } from '../../scripts/content-desk/desk-page.ts'
import { readReports } from '../../scripts/content-desk/read-reports.ts'
import { loadContent } from '../../server/content/loading/load.ts'
import { device } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { contentFiles, writeContent } from './fixtures/content.ts'
import { sumTemplate } from './fixtures/sum-template.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const template = (change = {}) => ({
  ...sumTemplate,
  id: 'made-sum',
  topic: 'one.first',
  figure: { alt: 'Відрізок AB завдовжки @a клітинок на папері', geometry: { points: { A: [0, 0], B: ['a', 0] }, lines: ['A B'] } },
  ...change,
})
const file = 'subjects/training/templates/made.yaml'
type Made = { id: string; version: number; prompt: unknown; figure: { src: string; alt: string; drawing: { marks: unknown[] } } }

let api: Harness
let directory: string
let token: string
beforeAll(async () => {
  api = await openHarness()
})
afterAll(() => api.close())
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'skladu-templates-'))
  writeContent(directory, { ...contentFiles(), [file]: { templates: [template()] } })
  await loadContent(api.store.db, directory)
  token = await api.guest()
})
afterEach(() => rmSync(directory, { recursive: true }))

const isMade = ({ id }: { id: string }) => id.startsWith('made-sum~')
const practice = async () => {
  const { body } = await api.call('GET /v3/subjects/training/practice', { token })
  return body.data.practice.tasks as { id: string; state: string; isSaved: boolean }[]
}
const begin = async (body = {}) => {
  const survey = await api.survey(token, { mode: 'topics', topics: ['one.first'], count: 50, ...body })
  return { survey, made: (survey.questions as Made[]).filter(isMade) }
}
const more = async (id: string, like: string) =>
  (await api.call(`POST /v3/surveys/${id}/more`, { token, key: randomUUID(), body: { like } })).body.data.question as Made

it('offers one task that the visitor has not had, and another one after it', async () => {
  const { made } = await begin()
  expect(made).toHaveLength(1)
  const next = (await practice()).filter(isMade).map(({ id }) => id)
  expect(next).toHaveLength(1)
  expect(next).not.toEqual([made[0]?.id])
})

it('gives another instance of the same template to who wants one more', async () => {
  const { survey, made } = await begin()
  const ids = [made[0]?.id ?? '']
  for (let turn = 0; turn < 3; turn++) ids.push((await more(survey.id, ids.at(-1) ?? '')).id)
  expect(ids.every((id) => isMade({ id }))).toBe(true)
  expect(new Set(ids).size).toBe(4)
})

it('serves the figure as a drawing for the page and as a picture of its own', async () => {
  const { made } = await begin()
  const figure = made[0]?.figure
  expect(figure?.alt).toMatch(/^Відрізок AB завдовжки \d+ клітинок/)
  expect(figure?.drawing.marks.length).toBeGreaterThan(2)
  const picture = await api.fetch(figure?.src ?? '')
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
})

it('keeps the key to itself while a paper runs', async () => {
  const { survey, made } = await begin({
    mode: 'custom',
    forms: [],
    difficulty: [],
    only: undefined,
    feedback: 'atEnd',
    minutes: null,
    extraTime: 0,
  })
  expect(made).toHaveLength(1)
  expect(JSON.stringify(survey)).not.toMatch(/подвоєна сума|Це різниця|"correct"/)
})

it('shows a running survey the words with which it began after the template has changed', async () => {
  const { survey, made } = await begin()
  writeContent(directory, { [file]: { templates: [template({ version: 2, prompt: 'Додайте числа $@a$ і $@b$.' })] } })
  await loadContent(api.store.db, directory)
  const { body } = await api.call(`GET /v3/surveys/${survey.id}`, { token })
  expect((body.data.survey.questions as Made[]).find(isMade)).toEqual(made[0])
  const next = await more(survey.id, made[0]?.id ?? '')
  expect([next.version, JSON.stringify(next.prompt)]).toEqual([2, expect.stringContaining('Додайте числа')])
})

it('keeps a bookmarked instance for practice beside a new one', async () => {
  const { made } = await begin()
  const question = made[0]?.id ?? ''
  const fact = { id: randomUUID(), kind: 'task.save', question, isSaved: true, at: api.clock.now.toISOString() }
  const reply = await api.call('POST /v3/user/facts', { token, body: { facts: [fact] } })
  expect(reply.status).toBeLessThan(300)
  const known = (await practice()).filter(isMade)
  expect(known.filter(({ isSaved }) => isSaved).map(({ id }) => id)).toEqual([question])
  expect(known).toHaveLength(2)
})

it('are made for a pack too, and a survey begun from it offline is taken', async () => {
  const { pack } = (await api.call('POST /v3/packs', { token, body: { subject: 'training' } })).body.data
  const made = (pack.practice.questions as Made[]).filter(isMade).map(({ id }) => id)
  expect([made.length, made.every((id) => id in pack.practice.keys)]).toEqual([1, true])
  const about = { id: `mixed-${randomUUID()}`, pack: pack.id, mode: 'mixed', createdAt: api.clock.now.toISOString() }
  const begun = { ...about, tasks: made, finishedAt: null, extraTime: 0, save: 'automatic', events: [] }
  expect((await api.call('POST /v3/surveys/begun', { token, body: begun })).status).toBe(200)
})

it('a mistake in an instance is a card that the site can read', async () => {
  const { survey, made } = await begin()
  const id = made[0]?.id ?? ''
  const fact = device()
  const events = [fact(api.clock.now, { kind: 'open' }), fact(api.clock.now, { kind: 'check', question: id })]
  expect((await api.call(`POST /v3/surveys/${survey.id}/events`, { token, body: { events } })).status).toBe(200)
  const { deck } = v.parse(deckAnswerSchema, (await api.call('GET /v3/flashcards/mistakes', { token })).body).data
  expect(deck.list.map((card) => card.id)).toEqual([`task.${id}`])
  expect(v.is(cardId, 'task.made-sum~0')).toBe(false)
})

it('a mistake in an instance counts among those of its subject, and may be repeated, until the template is gone', async () => {
  const me = visitor(api, token)
  const { id, questions } = await me.begin({ mode: 'topics', topics: ['one.first'], count: 50 })
  const wrong = [
    questions.find(isMade)?.id ?? '',
    ...questions
      .map((each) => each.id)
      .filter((each) => each.includes('single'))
      .slice(0, 2),
  ]
  const write = device()
  await me.send(
    id,
    wrong.map((question) => write(api.clock.now, { kind: 'check', question })),
  )
  await me.finish(id)
  const due = async (): Promise<number> => {
    const { readiness } = await me.get('/v3/user/readiness')
    return readiness.find(({ subject }: { subject: string }) => subject === 'training').mistakesDue
  }
  expect(await due()).toBe(wrong.length)
  const again = await me.begin({ mode: 'mistakes', count: 20 })
  expect(again.questions.map((each) => each.id).toSorted()).toEqual(wrong.toSorted())
  rmSync(join(directory, file))
  await loadContent(api.store.db, directory)
  expect(await due()).toBe(wrong.length - 1)
})

describe('one more like a task of a result', () => {
  const sit = async () => {
    const me = visitor(api, token)
    const { id, questions } = await me.begin({ mode: 'topics', topics: ['one.first'], count: 50 })
    const like = questions.find(isMade)?.id ?? ''
    await me.finish(id)
    return { me, id, like, ask: { mode: 'retry', of: id, which: 'another', like } as const }
  }

  it('is another instance of its template alone, with the verdict after it', async () => {
    const { me, id, like, ask } = await sit()
    const next = await me.begin(ask)
    expect([next.questions.map(isMade), next.parent, next.policy.feedback]).toEqual([[true], id, 'afterEach'])
    expect(next.questions[0]?.id).not.toBe(like)
    const further = await me.begin(ask)
    expect(new Set([like, next.questions[0]?.id, further.questions[0]?.id]).size).toBe(3)
  })

  it('is stored, scored, bookmarked and reported like any task, and its result gives one more', async () => {
    const { me, ask } = await sit()
    const { id, questions, keys } = await me.begin(ask)
    const question = questions[0]?.id ?? ''
    const write = device()
    const key = keys?.[question]
    const value = key?.form === 'single' ? key.correct : null
    await me.send(id, [write(api.clock.now, { kind: 'open' }), write(api.clock.now, { kind: 'answer', question, value })])
    const { result } = (await me.finish(id)).body.data
    expect([result.raw, result.max, result.items[0].outcome]).toEqual([1, 1, 'right'])
    expect((await me.get(`/v3/surveys/${id}`)).survey.questions[0]).toEqual(questions[0])
    const about = { question, at: api.clock.now.toISOString() }
    const facts = [
      { ...about, id: randomUUID(), kind: 'task.save', isSaved: true },
      { ...about, id: randomUUID(), kind: 'task.report', version: 1, reason: 'wrongKey', text: 'Ні', answer: value },
    ]
    expect((await api.call('POST /v3/user/facts', { token, body: { facts } })).status).toBeLessThan(300)
    const [report, ...others] = await readReports(api.store.db)
    expect([report, others]).toEqual([{ question, reason: 'wrongKey', text: 'Ні' }, []])
    const desk = await deskPage({ directory, query: new URLSearchParams({ view: 'reports' }), reports: report ? [report] : [] })
    expect(desk).toMatch(new RegExp(`<h2>${question}</h2><p>wrongKey. Ні</p><article id="${question}">[^]*Ключ`))
    expect((await practice()).find((each) => each.id === question)).toMatchObject({ state: 'right', isSaved: true })
    const further = await me.begin({ ...ask, of: id, like: question })
    expect(further.questions.map(isMade)).toEqual([true])
    expect(further.title.match(/Ще одне таке/g)).toHaveLength(1)
  })

  it.each([[{ like: 'made-sum~999' }], [{ like: undefined }]])('is refused for a task that is not in it: %o', async (change) => {
    const { me, ask } = await sit()
    const { status, body } = await me.start({ ...ask, ...change })
    expect([status, body]).toEqual([422, { errorMessage: 'У цьому тесті немає такого завдання' }])
  })
})
