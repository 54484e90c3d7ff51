import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admissionAnswerSchema } from '#contract/admission'
import { kyivDay } from '#domain/day'
import type { DeckSummary } from '#domain/flashcard'
import type { Content } from '../../server/content/content.ts'
import { compileContent } from '../../scripts/build/compile-content.ts'
import { filledStore } from '../../scripts/build/filled-store.ts'
import { readSource } from '../../server/content/source.ts'
import { readChoice, taskOfTheDay } from '../../server/content/showcase/task-of-the-day.ts'
import { answersAt, device, devicesOf } from './fixtures/answers.ts'
import { openHarness, type Harness } from './setup/harness.ts'
import { openFolder } from './setup/open-test-store.ts'

const directory = join(import.meta.dirname, '../../content')
let api: Harness
let content: Content
beforeAll(async () => {
  content = compileContent(await readSource(directory))
  api = await openHarness({ store: await openFolder(await filledStore()) })
})
afterAll(() => api.close())

it('the nine subjects of the exam are in the catalogue', async () => {
  const { subjects } = (await api.call('GET /v3/subjects')).body.data
  expect(subjects.map(({ id }: { id: string }) => id)).toHaveLength(9)
})

it('practice on a topic of history has tasks of that topic alone, whoever asks', async () => {
  const topics = content.subjects.find(({ id }) => id === 'history')?.topics.flatMap(({ children }) => children) ?? []
  const reachable = new Set(content.templates.flatMap(({ asks }) => asks.map(({ topic }) => topic)))
  for (const [index, { id }] of topics.entries()) {
    const token = await api.guest()
    const { questions } = await api.survey(token, { subject: 'history', mode: 'topics', topics: [id], count: 50, seed: index })
    const asked = questions as { id: string; topic: string }[]
    expect([id, [...new Set(asked.map(({ topic }) => topic))]]).toEqual([id, [id]])
    const fresh = (await api.call('GET /v3/subjects/history/practice', { token })).body.data.practice.tasks as {
      id: string
      topic: string
    }[]
    expect(fresh.some((task) => task.topic === id && task.id.includes('~'))).toBe(reachable.has(id))
  }
})

it('every page that counts the tasks of a subject counts the same ones', async () => {
  const token = await api.guest()
  const { subjects } = (await api.call('GET /v3/subjects')).body.data
  const { readiness } = (await api.call('GET /v3/user/readiness', { token })).body.data
  const { counts } = (await api.call('GET /v3/content-counts')).body.data
  let all = 0
  for (const { id, practice } of subjects as { id: string; practice: number }[]) {
    const { tasks } = (await api.call(`GET /v3/subjects/${id}/practice`, { token })).body.data.practice
    const page = (await api.call(`GET /v3/subjects/${id}`)).body.data.subject
    const inReadiness = readiness.find((each: { subject: string }) => each.subject === id).sections
    const known = inReadiness.flatMap((section: { topics: { tasks: number }[] }) => section.topics.map((topic) => topic.tasks))
    const sections = new Set(page.topics.map((topic: { id: string }) => topic.id))
    const ofSections = tasks.filter(({ topic }: { topic: string }) => sections.has(topic)).length
    expect([id, page.practice, tasks.length]).toEqual([id, practice, practice])
    expect([id, known.reduce((sum: number, each: number) => sum + each, 0) + ofSections]).toEqual([id, practice])
    all += practice
  }
  expect(counts.tasks).toBe(all)
})

it('rules of admission are open to everybody, each with its year and source', async () => {
  const { status, body } = await api.call('GET /v3/admission')
  const { admission } = v.parse(admissionAnswerSchema, body).data
  expect([status, admission.year, admission.regions.year]).toEqual([200, 2026, 2025])
  const rows = admission.specialities
  expect([rows.length, rows.filter(({ year, verified }) => year === 2026 && verified).length]).toEqual([265, 98])
  expect(rows.filter(({ source, year }) => source === '' || year === undefined)).toEqual([])
  expect(rows.filter(({ code }) => code === 'B11.10')).toEqual([])
  expect(rows.find(({ id }) => id === '2026-i2')).toMatchObject({
    code: 'I2',
    floor: 150,
    isFloorForAll: true,
    basis: '2026+2026',
    verified: true,
  })
})

it('every thematic topic of English is a deck, and the article of the topic leads to it', async () => {
  const listed = (await api.call('GET /v3/flashcards/decks')).body.data.decks as DeckSummary[]
  const themed = listed.filter(({ topic }) => topic !== undefined)
  const sections = content.subjects.find(({ id }) => id === 'english')?.topics ?? []
  const themes = sections.filter(({ id }) => /\.(personal|education|public)$/.test(id)).flatMap(({ children }) => children)
  expect(themed.map(({ topic }) => topic).toSorted()).toEqual(themes.map(({ id }) => id).toSorted())
  expect(themed).toHaveLength(27)
  for (const { id, topic, title, cards } of themed) {
    const { deck } = (await api.call(`GET /v3/flashcards/decks/${id}`)).body.data
    expect(deck.list.every((card: { topic: string }) => card.topic === topic)).toBe(true)
    expect(cards).toBeGreaterThanOrEqual(7)
    const article = content.theory
      .flatMap(({ articles }) => articles)
      .find(({ subject, body }) => subject === 'english' && body.topics.includes(topic ?? ''))
    const read = (await api.call(`GET /v3/subjects/english/theory/notes/${article?.body.seoCode}`)).body.data.article
    expect(read.deck).toEqual({ id, title, cards })
  }
})

it('isolated sentences of English are marked as warm-up, and stand in no paper', () => {
  const inEnglish = (file: { subject: string }) => file.subject === 'english'
  const ofSets = content.sets.filter(inEnglish).flatMap(({ tasks }) => tasks)
  const marked = ofSets.filter(({ question }) => question.isWarmUp)
  expect(marked.length).toBeGreaterThan(100)
  expect(ofSets.filter(({ pattern }) => pattern === 'warm-up')).toEqual(marked)
  expect(content.papers.flatMap(({ tasks }) => tasks).filter(({ question }) => question.isWarmUp)).toEqual([])
  expect(content.sets.filter((set) => !inEnglish(set)).flatMap(({ tasks }) => tasks.filter(({ question }) => question.isWarmUp))).toEqual(
    [],
  )
})

it('every published paper can be sat: all keys earn 200, nothing earns no score', async () => {
  const published = content.papers.filter(({ status }) => status === 'published')
  expect(published.map(({ subject }) => subject)).toContain('math')
  for (const { id: paper, subject, max, tasks } of published) {
    const token = await api.guest()
    const keys = Object.fromEntries(tasks.map(({ question, key }) => [question.id, key.correct]))
    for (const [answers, raw, scaled] of [
      [keys, max, 200],
      [{}, 0, null],
    ] as const) {
      const { id, questions } = await api.survey(token, { subject, paper })
      expect(questions).toEqual(tasks.map(({ question }) => question))
      const events = [device()(api.clock.now, { kind: 'open' }), ...answersAt(api.clock.now, answers)]
      expect((await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events } })).status).toBe(200)
      const { result } = (
        await api.call(`POST /v3/surveys/${id}/finish`, { token, key: randomUUID(), body: { devices: devicesOf(events) } })
      ).body.data
      expect([result.raw, result.max, result.verdicts[0].scaled]).toEqual([raw, max, scaled])
    }
  }
})

it('wherever a paper can be drawn from the bank, it is a whole one by the official structure', async () => {
  const token = await api.guest()
  for (const { id: subject, max, structure } of content.subjects) {
    const { canDraw } = (await api.call(`GET /v3/subjects/${subject}/practice`, { token })).body.data.practice
    for (const seed of canDraw ? [1, 2, 3] : []) {
      const { questions } = await api.survey(await api.guest(), { subject, seed })
      const numbers = questions.reduce((sum, question) => sum + question.numbers, 0)
      const points = questions.reduce((sum, question) => sum + question.points, 0)
      expect([subject, numbers, points]).toEqual([subject, structure.tasks, max])
    }
  }
})

it('every subject of choice that has a paper stands in the second block of the day, after history', async () => {
  const ready = content.subjects.filter(
    ({ id, kind }) => kind === 'elective' && content.papers.some(({ subject, status }) => subject === id && status === 'published'),
  )
  expect(ready.map(({ id }) => id)).toContain('english')
  for (const { id: subject, structure } of ready) {
    const { questions } = await api.survey(await api.guest(), { subject, block: 2 })
    const counts = Object.entries(Object.groupBy(questions, (question) => question.subject)).map(([id, own = []]) => [
      id,
      own.reduce((sum, { numbers }) => sum + numbers, 0),
    ])
    expect(counts).toEqual([
      ['history', 30],
      [subject, structure.tasks],
    ])
  }
})

it('every picture of a paper is served', async () => {
  const figures = content.papers.flatMap(({ tasks }) => tasks.flatMap(({ question }) => question.figure ?? []))
  expect(figures).not.toEqual([])
  for (const { src } of figures) {
    const { status, headers } = await api.fetch(src)
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')])
  }
})

it('every required subject gives the task of the day in its turn, no other does, and none of them needs the drawer of formulas', async () => {
  const given: { subject: string; id: string; question: string }[] = []
  const choice = await readChoice(api.store.db)
  for (let day = 0; day < 120; day += 1) {
    const task = taskOfTheDay(kyivDay(api.clock.now), choice)
    if (day % 40 === 0) expect((await api.call('GET /v3/task-of-the-day')).body.data.task).toEqual(task)
    given.push({ subject: task?.subject.id ?? '', id: task?.question.id ?? '', question: JSON.stringify(task) })
    api.clock.advance(86_400)
  }
  const ready = content.subjects.map(({ id }) => id).filter((id) => given.some(({ subject }) => subject === id))
  expect(ready.toSorted()).toEqual(['history', 'math', 'ukrainian'])
  expect([...new Set(given.map(({ subject }) => subject))].toSorted()).toEqual(ready.toSorted())
  for (const subject of ready) {
    const ids = given.filter((each) => each.subject === subject).map(({ id }) => id)
    const turns = 120 / ready.length
    expect([subject, ids.length]).toEqual([subject, expect.toSatisfy((count) => count === Math.floor(turns) || count === Math.ceil(turns))])
    expect([subject, new Set(ids).size]).toEqual([subject, expect.toSatisfy((count) => count > (ids.length * 2) / 3)])
  }
  expect(given.filter(({ question }) => question.includes('"kind":"math"'))).toEqual([])
})
