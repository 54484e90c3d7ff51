import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Survey } from '#domain/survey'
import type { BankTaskView } from '#contract/worksheet'
import { Lanes } from '../../server/web/lanes.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { contentFiles } from './fixtures/content.ts'
import { paidGroup, person, type Person } from './fixtures/group.ts'
import { openContent } from './fixtures/open-content.ts'
import { sumTemplate } from './fixtures/sum-template.ts'
import type { Harness } from './setup/harness.ts'

const pupils = 40
/** One address of a school; the limits of the server as they are. */
const school = { 'x-forwarded-for': '10.1.1.1', 'x-device-model': 'Chrome', 'x-device-platform': 'Windows' }
let api: Harness
let teacher: Person
beforeAll(async () => {
  const template = { ...sumTemplate, id: 'made-sum', topic: 'one.first' }
  const files = { ...contentFiles(), 'subjects/training/templates/made.yaml': { templates: [template] } }
  api = await openContent(files, { isBehindProxy: true, lanes: new Lanes() })
  teacher = await person(api, 'Ганна Іванівна')
})
afterAll(() => api.close())

type Statuses = Record<string, Record<number, number>>
type Asked = { token?: string; body?: unknown }

/** The calls of a class by the status of each answer. */
function counting() {
  const statuses: Statuses = {}
  const call = async (name: string, route: string, { token, body }: Asked = {}) => {
    const asked = { key: randomUUID(), headers: school, ...(token !== undefined && { token }), ...(body !== undefined && { body }) }
    const reply = await api.call(route, asked)
    const counts = (statuses[name] ??= {})
    counts[reply.status] = (counts[reply.status] ?? 0) + 1
    return reply.body?.data
  }
  return { statuses, call }
}

/** Everybody presses the same in the same instant, and then the next; the whole class takes less than the minute for which the clock of the server stands. */
const eachPupil = <T>(press: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: pupils }, (_, index) => press(index)))

/** A first visit and a registration of everybody. @returns their tokens. */
async function enrol() {
  const { statuses, call } = counting()
  const guests = await eachPupil(async () => (await call('enter', 'POST /v3/auth/anonymous'))?.token)
  const tokens = await eachPupil(async (index): Promise<string> => {
    const form = {
      name: `Учень ${index + 1}`,
      email: `${randomUUID()}@example.com`,
      password: 'довгий пароль',
      anonymous_token: guests[index],
    }
    return (await call('register', 'POST /v3/register', { body: form }))?.token
  })
  return { statuses, tokens }
}

/** The pupils of the school, who come to each lesson anew. */
let enrolled: ReturnType<typeof enrol> | undefined
const everybody = () => (enrolled ??= enrol())

/** A lesson: everybody joins a class, starts what it was given and hands it in. @param work a published paper, or a worksheet of the teacher */
async function lesson(tokens: readonly string[], work: { paper: string } | { worksheet: string }) {
  const { statuses, call } = counting()
  const { id: group, code } = await paidGroup(api, teacher, pupils)
  const due = new Date(api.clock.now.getTime() + 86_400_000).toISOString()
  const given = await teacher.call(`POST /v3/groups/${group}/assignments`, { subject: 'training', ...work, due })
  const paper = given.body.data.group.assignments.at(-1).id
  const tokenOf = (index: number) => tokens[index] ?? ''
  const joining = { code, sharesResults: true }
  await eachPupil((index) => call('look', 'POST /v3/group-invitations', { token: tokenOf(index), body: { code } }))
  await eachPupil((index) => call('join', 'POST /v3/group-invitations/join', { token: tokenOf(index), body: joining }))
  const start = `POST /v3/groups/${group}/assignments/${paper}/survey`
  const surveys = await eachPupil(
    async (index): Promise<Survey> => (await call('start', start, { token: tokenOf(index), body: {} }))?.survey,
  )
  await eachPupil((index) => {
    const events = answersAt(api.clock.now, 'paper' in work ? right(work.paper) : firstOptions(surveys[index]))
    return call('answer', `POST /v3/surveys/${surveys[index]?.id}/events`, { token: tokenOf(index), body: { events } })
  })
  await eachPupil((index) => call('hand in', `POST /v3/surveys/${surveys[index]?.id}/finish`, { token: tokenOf(index), body: {} }))
  const report = await teacher.group(group)
  const sat = report.assignments[0]?.sittings.filter(({ state, isLate }) => state === 'finished' && !isLate).length
  return { statuses, sat, surveys, group, paper }
}

const firstOptions = (survey: Survey | undefined): Record<string, string> =>
  Object.fromEntries(
    (survey?.questions ?? []).flatMap((question) => (question.form === 'single' ? [[question.id, question.options[0]?.id ?? '']] : [])),
  )

const all = { 200: pupils }
const wellSat = { look: all, join: all, start: { 201: pupils }, answer: all, 'hand in': all }

it('forty pupils behind one address join, start a paper and hand it in within a minute, three times in a row, all in the same instant, and nobody is refused', async () => {
  const { statuses: first, tokens } = await everybody()
  expect(first).toEqual({ enter: { 200: pupils }, register: { 200: pupils } })
  for (const _ of ['11-А', '11-Б', '11-В']) {
    const { statuses, sat } = await lesson(tokens, { paper: 'one' })
    expect(statuses).toEqual(wellSat)
    expect(sat).toBe(pupils)
    api.clock.advance(60)
  }
}, 240_000)

it('forty pupils behind one address join, start a work of chosen tasks, with numbers of their own, and hand it in within a minute', async () => {
  const { tokens } = await everybody()
  const { tasks } = (await teacher.call('POST /v3/worksheet-tasks', { subject: 'training', form: 'single' })).body.data
  const [made, other] = (tasks as BankTaskView[]).toSorted((a, b) => Number(b.isTemplate) - Number(a.isTemplate))
  const { id, revision } = (await teacher.call('POST /v3/worksheets', { from: 'nothing', subject: 'training', title: 'Контрольна' })).body
    .data.worksheet
  const items = [made, other].flatMap((task) => (task ? [{ id: task.id, isOwn: task.isTemplate }] : []))
  await teacher.call(`POST /v3/worksheets/${id}`, { title: 'Контрольна', minutes: 20, revision, items })
  const { statuses, sat, surveys, group, paper } = await lesson(tokens, { worksheet: id })
  expect(statuses).toEqual(wellSat)
  expect(sat).toBe(pupils)
  expect(new Set(surveys.map(({ questions }) => questions[1]?.id))).toEqual(new Set([other?.id]))
  expect(new Set(surveys.map(({ questions }) => questions[0]?.id)).size).toBeGreaterThan(5)
  const { answers } = (await teacher.call(`GET /v3/groups/${group}/assignments/${paper}/answers`)).body.data
  expect([answers.rows.length, answers.tasks.map((task: { answers: number }) => task.answers)]).toEqual([pupils, [pupils, pupils]])
}, 120_000)

it('a class of 35 with equal names is told apart, alike in the list, the papers and the report, and nobody else is renamed', async () => {
  const opened = await api.call('POST /v3/groups', { token: teacher.token, key: randomUUID(), body: { title: '9-А' } })
  const { id, invitations } = opened.body.data.group
  const names = Array.from({ length: 35 }, (_, index) =>
    index === 7 ? 'Яна Ґудзь' : (['Марія Коваль', 'марія коваль ', 'Марія\u200b Коваль'][index % 3] ?? ''),
  )
  for (const name of names) {
    const pupil = await person(api, name)
    expect((await pupil.join(invitations[0].code, true)).status).toBe(200)
    api.clock.advance(1)
  }
  const { members } = await teacher.group(id)
  expect(new Set(members.map(({ name }) => name.toLocaleLowerCase('uk'))).size).toBe(35)
  expect(members.map(({ name }) => name)).toContain('Яна Ґудзь')
  expect(members[0]?.name).toBe('Марія Коваль · 1')
  const { rows } = await teacher.report(id)
  expect(Object.fromEntries(rows.map(({ memberId, name }) => [memberId, name]))).toEqual(
    Object.fromEntries(members.map((each) => [each.id, each.name])),
  )
  const [second] = members.slice(1)
  await teacher.call(`DELETE /v3/groups/${id}/members/${members[0]?.id}`)
  expect((await teacher.group(id)).members.find((each) => each.id === second?.id)?.name).toBe(second?.name)
})
