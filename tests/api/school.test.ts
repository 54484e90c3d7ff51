import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Lanes } from '../../server/web/http/lanes.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { paidGroup, person, type Person } from './fixtures/group.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const pupils = 40
/** One address of a school; the limits of the server as they are. */
const school = { 'x-forwarded-for': '10.1.1.1', 'x-device-model': 'Chrome', 'x-device-platform': 'Windows' }
let api: Harness
let teacher: Person
beforeAll(async () => {
  api = await openHarness({ isBehindProxy: true, lanes: new Lanes() })
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

/** A lesson: everybody joins a class, starts its paper and hands it in. */
async function lesson(tokens: readonly string[]) {
  const { statuses, call } = counting()
  const { id: group, code } = await paidGroup(api, teacher, pupils)
  const due = new Date(api.clock.now.getTime() + 86_400_000).toISOString()
  const given = await teacher.call(`POST /v3/groups/${group}/assignments`, { subject: 'training', paper: 'one', due })
  const paper = given.body.data.group.assignments.at(-1).id
  const tokenOf = (index: number) => tokens[index] ?? ''
  const joining = { code, sharesResults: true }
  await eachPupil((index) => call('look', 'POST /v3/group-invitations', { token: tokenOf(index), body: { code } }))
  await eachPupil((index) => call('join', 'POST /v3/group-invitations/join', { token: tokenOf(index), body: joining }))
  const start = `POST /v3/groups/${group}/assignments/${paper}/survey`
  const surveys = await eachPupil(async (index) => (await call('start', start, { token: tokenOf(index), body: {} }))?.survey.id)
  const events = answersAt(api.clock.now, right('one'))
  await eachPupil((index) => call('answer', `POST /v3/surveys/${surveys[index]}/events`, { token: tokenOf(index), body: { events } }))
  await eachPupil((index) => call('hand in', `POST /v3/surveys/${surveys[index]}/finish`, { token: tokenOf(index), body: {} }))
  const report = await teacher.group(group)
  return { statuses, sat: report.assignments[0]?.sittings.filter(({ state, isLate }) => state === 'finished' && !isLate).length }
}

it('forty pupils behind one address join, start a paper and hand it in within a minute, three times in a row, all in the same instant, and nobody is refused', async () => {
  const { statuses: first, tokens } = await enrol()
  expect(first).toEqual({ enter: { 200: pupils }, register: { 200: pupils } })
  for (const _ of ['11-А', '11-Б', '11-В']) {
    const { statuses, sat } = await lesson(tokens)
    const all = { 200: pupils }
    expect(statuses).toEqual({ look: all, join: all, start: { 201: pupils }, answer: all, 'hand in': all })
    expect(sat).toBe(pupils)
    api.clock.advance(60)
  }
}, 240_000)

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
