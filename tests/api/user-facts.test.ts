import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownFactsAnswerSchema, userFactsAnswerSchema } from '#contract/user-fact'
import { userFacts } from '../../server/store/schema.ts'
import { taskId } from './fixtures/bank.ts'
import { visitor } from './fixtures/calls.ts'
import { openHarness, type Harness } from './setup/harness.ts'
import { readLog } from './setup/log.ts'

let api: Harness
const log = readLog()
beforeAll(async () => {
  api = await openHarness()
})
afterAll(() => api.close())

const newcomer = async () => visitor(api, await api.guest())
const question = taskId('two', 'single', 1)
const save = (isSaved: boolean, at = api.clock.now, about = question) => ({
  id: randomUUID(),
  at: at.toISOString(),
  kind: 'task.save',
  question: about,
  isSaved,
})
const report = () => ({
  id: randomUUID(),
  at: api.clock.now.toISOString(),
  kind: 'task.report',
  question,
  version: 1,
  reason: 'wrongKey',
  text: 'Тут має бути\n«в»',
  answer: 'c',
})

describe('facts of a visitor', () => {
  it('are acknowledged, kept once and given back by kind, oldest first', async () => {
    const me = await newcomer()
    const [later, sooner, told] = [save(true), save(false, new Date(api.clock.now.getTime() - 60_000)), report()]
    const first = await me.facts([later, told])
    const second = await me.facts([sooner, later])
    const serverNow = api.clock.now.toISOString()
    expect([first.status, v.parse(userFactsAnswerSchema, first.body).data]).toEqual([200, { accepted: 2, duplicates: 0, serverNow }])
    expect(second.body.data).toEqual({ accepted: 1, duplicates: 1, serverNow })
    const own = v.parse(ownFactsAnswerSchema, (await api.call('GET /v3/user/facts?kind=task.save', { token: me.token })).body)
    expect(own.data.facts).toEqual([sooner, later])
    expect((await me.get('/v3/user/facts?kind=task.report')).facts).toEqual([told])
    expect((await me.get('/v3/user/facts?kind=article.read')).facts).toEqual([])
  })

  it('are nobody else’s', async () => {
    await (await newcomer()).facts([save(true)])
    const stranger = await newcomer()
    expect((await stranger.get('/v3/user/facts?kind=task.save')).facts).toEqual([])
  })

  it('a report leaves one line in the log, once, without the words of its visitor', async () => {
    const me = await newcomer()
    const told = report()
    await me.facts([told])
    await me.facts([told])
    expect(log.lines).toEqual([[`Помилка в завданні ${question}, версія 1: wrongKey, ${told.id}`]])
  })

  it('the last word about a bookmark counts, whichever arrives last', async () => {
    const me = await newcomer()
    const isSaved = async () => {
      const { tasks } = (await me.get('/v3/subjects/training/practice')).practice
      return tasks.find(({ id }: { id: string }) => id === question).isSaved
    }
    await me.facts([save(true)])
    expect(await isSaved()).toBe(true)
    await me.facts([save(false, new Date(api.clock.now.getTime() - 60_000))])
    expect(await isSaved()).toBe(true)
    api.clock.advance(10)
    await me.facts([save(false)])
    expect(await isSaved()).toBe(false)
  })

  it('bookmarked tasks make a set, newest first, tasks of papers too', async () => {
    const me = await newcomer()
    await me.facts([save(true), save(true, api.clock.advance(5), 'one-single')])
    const survey = await me.begin({ mode: 'saved' })
    expect([survey.title, survey.questions.map(({ id }) => id)]).toEqual(['Збережені завдання', ['one-single', question]])
  })

  it.each([
    [{ facts: [] }, 422],
    [{ facts: [{ ...save(true, new Date(0)), at: 'yesterday' }] }, 422],
    [{ facts: [{ ...save(true, new Date(1.7e12)), question: 'nothing' }] }, 422],
    [{ facts: [{ ...save(true, new Date(1.7e12)), kind: 'task.love' }] }, 422],
    [{ facts: Array.from({ length: 201 }, () => save(true, new Date(1.7e12))) }, 422],
  ])('are refused whole for what does not fit (%#)', async (body, status) => {
    const me = await newcomer()
    const reply = await api.call('POST /v3/user/facts', { token: me.token, body })
    expect([reply.status, Object.keys(reply.body)]).toEqual([status, ['errorMessage']])
  })

  it('of an unknown kind are not given', async () => {
    const { status, body } = await api.call('GET /v3/user/facts?kind=all', { token: await api.guest() })
    expect([status, body]).toEqual([422, { errorMessage: 'Невідома подія' }])
  })

  it('say how one wants to study, and what does not fit is refused in words', async () => {
    const me = await newcomer()
    const wish = (change: object) => ({ id: randomUUID(), at: api.clock.now.toISOString(), kind: 'preferences.set', change })
    const kept = wish({ examDate: '2027-05-25', targets: { math: 170 } })
    expect((await me.facts([kept])).status).toBe(200)
    const { status, body } = await me.facts([wish({ minutesPerDay: 5 })])
    expect([status, body]).toEqual([422, { errorMessage: 'Хвилин на день має бути від 10 до 480' }])
    expect((await me.get('/v3/user/facts?kind=preferences.set')).facts).toEqual([kept])
    expect((await me.get('/v3/user/export')).export.facts).toEqual([{ ...kept, received_at: api.clock.now.toISOString() }])
  })

  it('are kept up to twenty thousand', async () => {
    const me = await newcomer()
    await me.facts([save(true)])
    const [row] = (await api.store.db.select().from(userFacts)).slice(-1)
    if (!row) throw new Error('no fact')
    const owner = (await me.get('/v3/user')).user.id
    for (let batch = 0; batch < 10; batch++)
      await api.store.db.insert(userFacts).values(Array.from({ length: 2000 }, () => ({ ...row, userId: owner, id: randomUUID() })))
    const { status, headers } = await me.facts([save(false)])
    expect([status, headers.get('retry-after')]).toEqual([429, '86400'])
  })
})
