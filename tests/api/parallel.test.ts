import { randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { results, surveyEvents, surveys, taskAnswers, userFacts } from '../../server/store/schema.ts'
import { createSurvey } from '../../server/study/surveys/create.ts'
import { answersAt, right } from './fixtures/answers.ts'
import { taskId } from './fixtures/bank.ts'
import { visitor } from './fixtures/calls.ts'
import { openHarness, type Reply } from './setup/harness.ts'

const api = await openHarness({ isChaotic: true })
afterAll(() => api.close())

const newcomer = async () => visitor(api, await api.guest())
const keys = Array.from({ length: 20 }, () => randomUUID())

/** Every call eight times, all at once; one that a busy store asks to come again comes again, as browsers do. @returns the replies by call. */
async function eightfold(calls: readonly (() => Promise<Reply>)[]): Promise<Reply[][]> {
  const all = calls.flatMap((call) => Array.from({ length: 8 }, () => call))
  const replies = await Promise.all(all.map((call) => untilTaken(call)))
  return calls.map((_, index) => replies.slice(index * 8, index * 8 + 8))
}

async function untilTaken(call: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    const reply = await call()
    if (reply.status !== 503 || !reply.headers.has('retry-after')) return reply
    await rest(200)
  }
}

function expectOneAnswerEach(groups: readonly Reply[][], status: number): void {
  expect(groups.map((group) => group.map((reply) => reply.status))).toEqual(groups.map((group) => group.map(() => status)))
  expect(groups.map((group) => group.map(({ body }) => body))).toEqual(groups.map((group) => group.map(() => group[0]?.body)))
}

describe('twenty calls, each sent eight times at once', () => {
  it('that start a survey make twenty surveys', async () => {
    const me = await newcomer()
    const before = await api.store.db.$count(surveys)
    const groups = await eightfold(keys.map((key) => () => me.start({ mode: 'quick', count: 5 }, key)))
    expectOneAnswerEach(groups, 201)
    expect(new Set(groups.map(([reply]) => reply?.body.data.survey.id)).size).toBe(20)
    expect((await api.store.db.$count(surveys)) - before).toBe(20)
  })

  it('that start the same paper in eight tabs, each with a key of its own, make one survey of it and refuse the rest', async () => {
    for (const request of [{ mode: 'nmt' as const, paper: 'one' }, { mode: 'nmt' as const }]) {
      const me = await newcomer()
      const before = await api.store.db.$count(surveys)
      const replies = await Promise.all(keys.slice(0, 8).map(() => me.start(request, randomUUID())))
      const papers = replies.flatMap(({ status, body }) =>
        status === 201 ? [body.data.survey.questions.map(({ id }: { id: string }) => id)] : [],
      )
      expect(replies.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
      // Nobody has a task in two running exams.
      expect([papers.length > 0, new Set(papers.flat()).size]).toEqual([true, papers.flat().length])
      if ('paper' in request) expect(papers).toHaveLength(1)
      expect((await api.store.db.$count(surveys)) - before).toBe(papers.length)
    }
  })

  it('that add a task add twenty different ones', async () => {
    const me = await newcomer()
    const { id, questions } = await me.begin({ mode: 'mixed', count: 3 })
    const groups = await eightfold(keys.map((key, index) => () => me.more(id, questions[index % 3]?.id ?? '', key)))
    expectOneAnswerEach(groups, 201)
    const seen = await me.view(id)
    expect([seen.questions.length, new Set(seen.questions.map((question) => question.id)).size]).toEqual([23, 23])
  })

  it('that finish twenty surveys make twenty results and grade each answer once', async () => {
    const started = await Promise.all(
      keys.map(async () => {
        const me = await newcomer()
        const { id } = await me.begin({ mode: 'nmt', paper: 'one' })
        await me.send(id, answersAt(api.clock.now, right('one')))
        return { id, token: me.token }
      }),
    )
    const [before, answersBefore] = [await api.store.db.$count(results), await api.store.db.$count(taskAnswers)]
    const finish = (id: string, token: string, key: string) => () => api.call(`POST /v3/surveys/${id}/finish`, { token, key, body: {} })
    expectOneAnswerEach(await eightfold(started.map(({ id, token }, index) => finish(id, token, keys[index] ?? ''))), 200)
    expect((await api.store.db.$count(results)) - before).toBe(20)
    expect((await api.store.db.$count(taskAnswers)) - answersBefore).toBe(20 * 9)
  })

  it('that tell facts of a survey store each once', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'topics', topics: ['two'], count: 9 })
    const before = await api.store.db.$count(surveyEvents)
    const facts = keys.flatMap(() => answersAt(api.clock.now, { [taskId('two', 'single', 1)]: 'a' }))
    const groups = await eightfold(facts.map((fact) => () => me.send(id, [fact])))
    expect(groups.map((group) => group.reduce((sum, { body }) => sum + body.data.accepted, 0))).toEqual(keys.map(() => 1))
    expect((await api.store.db.$count(surveyEvents)) - before).toBe(20)
  })

  it('that tell facts of a visitor store each once', async () => {
    const me = await newcomer()
    const before = await api.store.db.$count(userFacts)
    const at = api.clock.now.toISOString()
    const facts = keys.map((id) => ({ id, at, kind: 'task.save', question: 'one-single', isSaved: true }))
    const groups = await eightfold(facts.map((fact) => () => me.facts([fact])))
    expect(groups.map((group) => group.reduce((sum, { body }) => sum + body.data.accepted, 0))).toEqual(keys.map(() => 1))
    expect((await api.store.db.$count(userFacts)) - before).toBe(20)
  })
})

it('facts, one more task and a finish at once leave a whole survey behind', async () => {
  const me = await newcomer()
  const { id, questions } = await me.begin({ mode: 'topics', topics: ['two'], count: 5 })
  const like = questions[0]?.id ?? ''
  const facts = questions.flatMap((question) => answersAt(api.clock.now, { [question.id]: null }))
  const sent = [...facts.map((fact) => me.send(id, [fact])), me.more(id, like), me.finish(id), me.more(id, like)]
  expect((await Promise.all(sent)).filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([])
  const [seen, result] = [await me.view(id), await me.result(id)]
  expect(result.items.map(({ question }) => question.id)).toEqual(seen.questions.map((question) => question.id))
})

it('an exam of an account that has gone since it asked is begun by nobody, and asked for no longer', async () => {
  const before = await api.store.db.$count(surveys)
  const request = { subject: 'training', mode: 'nmt', paper: 'one', extraTime: 0, save: 'automatic' } as const
  const call = { userId: randomUUID(), route: 'create', key: randomUUID(), body: request, now: api.clock.now }
  await expect(createSurvey(api.store.db, call, request)).rejects.toThrow('the account has gone')
  expect(await api.store.db.$count(surveys)).toBe(before)
})
