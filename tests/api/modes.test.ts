import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { surveyAnswerSchema } from '#contract/survey'
import { type Survey } from '#domain/survey'
import { answersAt, device } from './fixtures/answers.ts'
import { taskId } from './fixtures/bank.ts'
import { visitor, type Wish } from './fixtures/calls.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const newcomer = async () => visitor(api, await api.guest())
const ids = ({ questions }: Survey) => questions.map(({ id }) => id)
const topics = ({ questions }: Survey) => questions.map(({ topic }) => topic)
const training = { feedback: 'afterEach', seconds: null, extraTime: 0, save: 'automatic', pause: 'any' }

describe('a training survey', () => {
  it('holds what was asked for, with keys, without a clock and without a paper', async () => {
    const me = await newcomer()
    const { status, body } = await me.start({ mode: 'topics', topics: ['two'], count: 4, seed: 5 })
    const { survey } = v.parse(surveyAnswerSchema, body).data
    expect([status, survey.id]).toEqual([201, expect.stringMatching(/^topics-[0-9a-f-]{36}$/)])
    const { mode, title, subject, subjects, policy, paper, parent, day } = survey
    expect({ mode, title, subject, subjects, policy, paper, parent, day }).toEqual({
      mode: 'topics',
      title: 'Розділ другий',
      subject: 'training',
      subjects: ['training'],
      policy: training,
      paper: null,
      parent: null,
      day: null,
    })
    expect(topics(survey)).toEqual(['two', 'two', 'two', 'two'])
    expect(Object.keys(survey.keys ?? {}).toSorted()).toEqual(ids(survey).toSorted())
    expect(survey.clock).toMatchObject({ seconds: null, deadlineAt: null })
  })

  it('is the same for the same seed and another for another', async () => {
    const me = await newcomer()
    const draw = async (seed: number) => ids(await me.begin({ mode: 'mixed', count: 10, seed }))
    const [first, again, other] = [await draw(1), await draw(1), await draw(2)]
    expect([again, first.length]).toEqual([first, 10])
    expect(other).not.toEqual(first)
  })

  it.each([5, 10, 20] as const)('quick has %i tasks', async (count) => {
    expect((await (await newcomer()).begin({ mode: 'quick', count })).questions).toHaveLength(count)
  })

  it('mixed has no two neighbours of one topic', async () => {
    const drawn = topics(await (await newcomer()).begin({ mode: 'mixed', count: 25 }))
    expect(drawn.filter((topic, index) => topic === drawn[index + 1])).toEqual([])
  })

  it('never times out, however long it takes', async () => {
    const me = await newcomer()
    const { id, questions } = await me.begin({ mode: 'quick', count: 5 })
    await me.send(id, answersAt(api.clock.now, { [questions[0]?.id ?? '']: null }))
    api.clock.advance(40 * 86400)
    expect((await me.view(id)).clock.finishedAt).toBeNull()
    expect((await api.call(`GET /v3/surveys/${id}/result`, { token: me.token })).status).toBe(409)
    const [survey] = (await me.get('/v3/surveys')).surveys
    expect([survey.id, survey.tasks, survey.raw]).toEqual([id, 5, null])
  })

  it('shows a text with its gaps beside the task that asks about it', async () => {
    const { questions } = await (await newcomer()).begin({ mode: 'custom', forms: ['gap'], topics: ['one.first'], count: 1 })
    expect(questions[0]?.stimulus).toEqual({
      id: 'story',
      title: 'Оповідь',
      text: [
        {
          kind: 'paragraph',
          children: [
            { kind: 'text', text: 'Був ' },
            { kind: 'strong', children: [{ kind: 'text', text: 'кіт' }] },
            { kind: 'text', text: ' ' },
            { kind: 'gap', id: '1' },
            { kind: 'text', text: ' і пес ' },
            { kind: 'gap', id: '2' },
            { kind: 'text', text: '.' },
          ],
        },
      ],
      figure: null,
    })
  })
})

describe('other surveys', () => {
  it('a diagnostic asks one task at a time, starts easy, follows the answers and ends by itself within twelve', async () => {
    const me = await newcomer()
    const { id, questions } = await me.begin({ mode: 'diagnostic' })
    const write = device()
    const asked = [...questions]
    await me.send(id, [write(api.clock.now, { kind: 'open' })])
    expect(asked).toHaveLength(1)
    for (;;) {
      const last = asked.at(-1)
      if (!last) throw new Error('nothing was asked')
      const value = last.form === 'numeric' ? '12' : last.form === 'single' ? 'b' : null
      await me.send(id, [write(api.clock.now, { kind: 'answer', question: last.id, value })])
      const reply = await api.call(`POST /v3/surveys/${id}/next`, { token: me.token, key: randomUUID(), body: {} })
      expect(reply.status).toBe(201)
      const { question } = reply.body.data
      if (question === null) break
      expect(reply.body.data).toEqual({ question })
      asked.push(question)
    }
    expect(new Set(asked.map(({ topic }) => topic)).size).toBe(asked.length)
    expect(asked.length).toBeLessThanOrEqual(12)
    expect((await me.result(id)).items).toHaveLength(asked.length)
  })

  it('a custom one has the rules that were asked for', async () => {
    const me = await newcomer()
    const wish: Extract<Wish, { mode: 'custom' }> = { mode: 'custom', topics: ['one'], forms: ['numeric'], difficulty: ['hard'], count: 9 }
    const survey = await me.begin({ ...wish, feedback: 'atEnd', minutes: 30, extraTime: 50 })
    expect(survey.policy).toEqual({ feedback: 'atEnd', seconds: 2700, extraTime: 50, save: 'automatic', pause: 'any' })
    expect([ids(survey).toSorted(), survey.keys]).toEqual([
      [taskId('one.first', 'numeric', 3), taskId('one.second', 'numeric', 3)].toSorted(),
      null,
    ])
    await me.finish(survey.id)
    expect((await me.begin(wish)).policy).toEqual(training)
  })

  it('an exam has the extra time and the way of saving that were asked for', async () => {
    const { policy, clock } = await (await newcomer()).begin({ mode: 'nmt', extraTime: 25, save: 'onDemand' })
    expect([policy, clock.seconds]).toEqual([{ feedback: 'atEnd', seconds: 4500, extraTime: 25, save: 'onDemand', pause: 'alarm' }, 4500])
  })

  it('an exam is drawn from the bank for a seed, and no task of a paper is in it', async () => {
    const me = await newcomer()
    const drawn = await me.begin({ mode: 'nmt', seed: 11 })
    expect([drawn.paper, drawn.keys, drawn.policy.feedback]).toEqual([null, null, 'atEnd'])
    expect(drawn.questions.map(({ id, form }) => [form, /^(one\.first|one\.second|two)\./.test(id)])).toEqual([
      ['single', true],
      ['single', true],
    ])
    expect(ids(await (await newcomer()).begin({ mode: 'nmt', seed: 11 }))).toEqual(ids(drawn))
    expect((await me.result(drawn.id)).verdicts.map(({ subject, raw }) => [subject, raw])).toEqual([['training', 0]])
  })

  it('the paper of a number shows nobody again what his last exam held, and is the same for those who have not seen it', async () => {
    const me = await newcomer()
    const drawn = await me.begin({ mode: 'nmt', seed: 11 })
    await me.finish(drawn.id)
    const again = ids(await me.begin({ mode: 'nmt', seed: 11 }))
    expect(again).toHaveLength(ids(drawn).length)
    expect(again.filter((id) => ids(drawn).includes(id))).toEqual([])
    expect(ids(await (await newcomer()).begin({ mode: 'nmt', seed: 11 }))).toEqual(ids(drawn))
  })

  it.each([
    [{ mode: 'custom', topics: ['nowhere'], count: 5 }, 422, 'Немає завдань за такими умовами'],
    [{ mode: 'topics', topics: ['two'], count: 5, only: 'wrong' }, 422, 'Немає завдань за такими умовами'],
    [{ mode: 'topics', topics: [], count: 5 }, 422, 'Обери хоча б одну тему'],
    [{ mode: 'mistakes', count: 5 }, 409, 'Помилок, які чекають на повторення, немає'],
    [{ mode: 'saved' }, 409, 'Збережених завдань із цього предмета немає'],
    [{ mode: 'quick', count: 5, subject: 'unready' }, 409, 'Завдання з цього предмета ще готуються'],
    [{ mode: 'diagnostic', subject: 'unready' }, 409, 'Завдання з цього предмета ще готуються'],
    [{ mode: 'nmt', seed: 3, subject: 'unready' }, 409, 'Для цілого тесту ще замало завдань'],
    [{ mode: 'quick', count: 5, subject: 'nothing' }, 404, 'Такого предмета немає'],
    [{ mode: 'quick', count: 7 }, 422, 'Хибна кількість'],
    [{ mode: 'theory', test: 'nothing' }, 404, 'Такого тесту до теми немає'],
    [{ mode: 'retry', of: `nmt-${randomUUID()}`, which: 'same' }, 404, 'Такого тесту немає'],
  ] as const)('%j is refused', async (wish, status, errorMessage) => {
    const reply = await api.call('POST /v3/surveys', {
      token: await api.guest(),
      key: randomUUID(),
      body: { subject: 'training', ...wish },
    })
    expect([reply.status, reply.body]).toEqual([status, { errorMessage }])
  })

  it('a visitor has at most 500 that run; those given up a month ago do not count', async () => {
    const me = await newcomer()
    const { surveys } = await import('../../server/store/schema.ts')
    const { id } = await me.begin({ mode: 'quick', count: 5 })
    const row = (await api.store.db.select().from(surveys)).find((each) => each.id === id)
    if (!row) throw new Error('no survey')
    await api.store.db.insert(surveys).values(Array.from({ length: 499 }, () => ({ ...row, id: `quick-${randomUUID()}` })))
    const refused = await me.start({ mode: 'quick', count: 5 })
    expect([refused.status, refused.body]).toEqual([409, { errorMessage: 'Забагато незавершених тестів. Спершу заверши котрийсь із них' }])
    api.clock.advance(31 * 86400)
    expect((await me.start({ mode: 'quick', count: 5 })).status).toBe(201)
  })
})
