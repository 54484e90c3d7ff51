import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import type { Practice } from '#contract/practice'
import { moreAnswerSchema } from '#contract/survey'
import { statisticAnswerSchema } from '#contract/user'
import { answersAt, device, right } from './fixtures/answers.ts'
import { taskId } from './fixtures/bank.ts'
import { visitor, type Visitor } from './fixtures/calls.ts'
import { openHarness } from './setup/harness.ts'
import { readSummary } from '../../server/study/summary/keep.ts'

const api = await openHarness()
afterAll(() => api.close())

const newcomer = async () => visitor(api, await api.guest())
const [single, other] = [taskId('two', 'single', 1), taskId('two', 'single', 2)] as const

/** Answers tasks of a set and asks for the verdict of each. */
async function practise(me: Visitor, answers: Record<string, string | null>): Promise<string> {
  const { id } = await me.begin({ mode: 'topics', topics: ['two'], count: 50 })
  const write = device()
  const facts = Object.entries(answers).flatMap(([question, value]) => [
    write(api.clock.now, { kind: 'answer', question, value }),
    write(api.clock.now, { kind: 'check', question }),
  ])
  expect((await me.send(id, facts)).status).toBe(200)
  return id
}
const practice = async (me: Visitor): Promise<Practice> => (await me.get('/v3/subjects/training/practice')).practice
const taskOf = async (me: Visitor, id: string) => (await practice(me)).tasks.find((task) => task.id === id)

describe('a checked answer', () => {
  it('is kept by the names of its columns: one that a later version adds has its default', async () => {
    await api.store.db.execute(sql`alter table task_answers add column later integer not null default 7`)
    try {
      const id = await practise(await newcomer(), { [single]: 'b' })
      const { rows } = (await api.store.db.execute(sql`select question, later from task_answers where survey = ${id}`)) as {
        rows: object[]
      }
      expect(rows).toEqual([{ question: single, later: 7 }])
    } finally {
      await api.store.db.execute(sql`alter table task_answers drop column later`)
    }
  })

  it('counts at once, and nothing said afterwards changes it', async () => {
    const me = await newcomer()
    const id = await practise(me, { [single]: 'a', [other]: 'b' })
    expect([(await taskOf(me, single))?.state, (await taskOf(me, other))?.state]).toEqual(['wrong', 'right'])
    await me.send(id, answersAt(api.clock.advance(5), { [single]: 'b' }))
    const result = await me.result(id)
    const items = result.items.filter(({ outcome }) => outcome !== 'blank')
    expect(items.map(({ question, answer, outcome }) => [question.id, answer, outcome]).toSorted()).toEqual([
      [single, 'a', 'wrong'],
      [other, 'b', 'right'],
    ])
    expect([result.verdicts, result.policy.feedback]).toEqual([[], 'afterEach'])
    expect((await taskOf(me, single))?.state).toBe('wrong')
  })

  it('that came before the answer it is about counts with it in the end', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'topics', topics: ['two'], count: 50 })
    const write = device()
    const answer = write(api.clock.now, { kind: 'answer', question: single, value: 'b' })
    await me.send(id, [write(api.clock.now, { kind: 'check', question: single })])
    expect((await taskOf(me, single))?.state).toBe('wrong')
    await me.send(id, [answer])
    expect((await taskOf(me, single))?.state).toBe('right')
  })

  it('is refused in an exam', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt' })
    const { status, body } = await me.send(id, [device()(api.clock.now, { kind: 'check', question: 'one-single' })])
    expect([status, body]).toEqual([422, { errorMessage: 'У цьому тесті відповіді перевіряють наприкінці' }])
  })
})

describe('the queue of mistakes', () => {
  it('is left after right answers on two days of Kyiv, and others stay', async () => {
    const me = await newcomer()
    const queue = async () => (await practice(me)).tasks.flatMap(({ id, mistake }) => (mistake ? [[id, mistake]] : []))
    await practise(me, { [single]: 'a', [other]: 'a' })
    api.clock.advance(86400)
    await practise(me, { [single]: 'b' })
    await practise(me, { [single]: 'b' })
    expect(await queue()).toEqual([
      [single, { rightDays: 1, isDue: false }],
      [other, { rightDays: 0, isDue: true }],
    ])
    const drawn = await me.begin({ mode: 'mistakes', count: 10 })
    expect(drawn.questions.map(({ id }) => id)).toEqual([other, single])
    api.clock.advance(86400)
    await practise(me, { [single]: 'b', [other]: 'a' })
    expect(await queue()).toEqual([[other, { rightDays: 0, isDue: true }]])
  })

  it('takes in a task whose answer was looked up instead of given', async () => {
    const me = await newcomer()
    const id = await practise(me, { [single]: null })
    expect(await taskOf(me, single)).toMatchObject({ state: 'wrong', mistake: { rightDays: 0, isDue: true } })
    expect((await me.result(id)).items.find(({ question }) => question.id === single)?.outcome).toBe('blank')
    expect(await taskOf(me, single)).toMatchObject({ state: 'wrong', mistake: { rightDays: 0, isDue: true } })
  })

  it('holds what went wrong in a paper, and nothing that was left blank or is unknown yet', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt' })
    await me.send(id, answersAt(api.clock.now, { ...right('one'), 'one-single': 'a', 'one-numeric': null }))
    expect((await practice(me)).tasks.filter(({ id: task }) => task.startsWith('one-'))).toEqual([])
    await me.finish(id)
    expect((await practice(me)).tasks.filter(({ mistake }) => mistake)).toEqual([
      {
        id: 'one-single',
        topic: 'one.first',
        form: 'single',
        points: 1,
        seconds: 60,
        difficulty: 'medium',
        state: 'wrong',
        mistake: { rightDays: 0, isDue: true },
        isSaved: false,
      },
    ])
  })
})

describe('one more task', () => {
  it('is like the given one, comes with its key and stands at the end', async () => {
    const me = await newcomer()
    const { id, questions } = await me.begin({ mode: 'topics', topics: ['two'], count: 1 })
    const like = questions[0]
    const { status, body } = await me.more(id, like?.id ?? '')
    const { question, key } = v.parse(moreAnswerSchema, body).data
    expect([status, question.topic, question.form, key.form, question.id === like?.id]).toEqual([201, 'two', like?.form, like?.form, false])
    const seen = await me.view(id)
    expect(seen.questions.map((each) => each.id)).toEqual([like?.id, question.id])
    expect(seen.keys?.[question.id]).toEqual(key)
    expect((await me.get('/v3/surveys')).surveys[0]).toMatchObject({ tasks: 2, max: question.points + (like?.points ?? 0) })
  })

  it('is added until the topic has no more', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'topics', topics: ['two'], count: 7, only: 'new' })
    const like = (await me.view(id)).questions[0]?.id ?? ''
    expect([(await me.more(id, like)).status, (await me.more(id, like)).status]).toEqual([201, 201])
    const last = await me.more(id, like)
    expect([last.status, last.body]).toEqual([409, { errorMessage: 'Схожих завдань більше немає' }])
    expect(new Set((await me.view(id)).questions.map((each) => each.id)).size).toBe(9)
  })

  it('is refused in an exam, after the finish, and for a task that is not there', async () => {
    const me = await newcomer()
    const exam = await me.begin({ mode: 'nmt' })
    const { id, questions } = await me.begin({ mode: 'quick', count: 5 })
    const refusals = [await me.more(exam.id, 'one-single'), await me.more(id, 'one-single')]
    await me.finish(id)
    refusals.push(await me.more(id, questions[0]?.id ?? ''))
    expect(refusals.map(({ status, body }) => [status, body.errorMessage])).toEqual([
      [409, 'До цього тесту завдань не додають'],
      [422, 'У цьому тесті немає такого завдання'],
      [409, 'Тест уже завершено'],
    ])
  })
})

describe('a retry', () => {
  it('repeats what was not wholly right, the same, or similar tasks, and names its parent', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt' })
    expect((await me.start({ mode: 'retry', of: id, which: 'same' })).body).toEqual({ errorMessage: 'Спершу заверши цей тест' })
    await me.send(id, answersAt(api.clock.now, { ...right('one'), 'one-single': 'a', 'one-matching': { 1: 'a' } }))
    await me.finish(id)
    const wrong = await me.begin({ mode: 'retry', of: id, which: 'wrong' })
    expect([wrong.questions.map((each) => each.id), wrong.policy.feedback, wrong.parent, wrong.title]).toEqual([
      ['one-single', 'one-matching'],
      'afterEach',
      id,
      'Помилки: Варіант 1',
    ])
    const same = await me.begin({ mode: 'retry', of: id, which: 'same' })
    expect([same.questions.length, same.policy.feedback, same.paper, same.title, same.keys]).toEqual([9, 'atEnd', 'one', 'Варіант 1', null])
    const similar = await me.begin({ mode: 'retry', of: id, which: 'similar' })
    expect(similar.questions.map(({ topic }) => topic)).toEqual(['one.first', 'one.second', 'two', 'two', 'two', 'two', 'two', 'two'])
    expect(similar.questions.filter(({ id: task }) => task.startsWith('one-'))).toEqual([])
  })

  it('has nothing to repeat after a faultless test', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt' })
    await me.send(id, answersAt(api.clock.now, right('one')))
    await me.finish(id)
    const { status, body } = await me.start({ mode: 'retry', of: id, which: 'wrong' })
    expect([status, body]).toEqual([409, { errorMessage: 'У цьому тесті немає помилок' }])
  })
})

describe('a hint', () => {
  it('is refused where answers are checked at the end', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt' })
    const { status, body } = await me.send(id, [device()(api.clock.now, { kind: 'hint', question: 'one-single', rung: 1 })])
    expect([status, body]).toEqual([422, { errorMessage: 'У цьому тесті підказок немає' }])
  })

  it('makes of an answer one that counts for learning alone: no level, no look at ability, no way out of the mistakes', async () => {
    const [helped, alone] = [await newcomer(), await newcomer()]
    const tasks = [1, 2, 3, 4, 5].map((number) => taskId('two', 'single', number))
    for (const [me, isHelped] of [
      [helped, true],
      [alone, false],
    ] as const) {
      await practise(me, { [single]: 'a' })
      api.clock.advance(3600)
      const { id } = await me.begin({ mode: 'topics', topics: ['two'], count: 50 })
      const write = device()
      for (const question of tasks) {
        const hint = isHelped ? [write(api.clock.advance(30), { kind: 'hint', question, rung: 1 })] : []
        const answer = write(api.clock.advance(60), { kind: 'answer', question, value: 'b' })
        await me.send(id, [...hint, answer, write(api.clock.advance(5), { kind: 'check', question })])
      }
    }
    const seen = async ({ token, ...me }: Visitor) => {
      const { statistic } = v.parse(statisticAnswerSchema, (await api.call('GET /v3/user/v2-statistic', { token })).body).data
      const { looks } = await readSummary(api.store.db, String((await me.get('/v3/user')).user.id), api.clock.now)
      return { topic: statistic.by_topic[0], days: statistic.by_day.at(-1), looks: looks.length }
    }
    const [a, b] = [await seen(helped), await seen(alone)]
    expect([a.topic?.level, a.topic?.answers, a.topic?.points]).toEqual(['new', 1, 5])
    expect([b.topic?.level, b.topic?.answers, b.topic?.points]).toEqual(['familiar', 5, 5])
    expect(a.looks).toBeLessThan(b.looks)
    expect((await taskOf(helped, single))?.mistake?.rightDays).toBe(0)
    expect((await taskOf(alone, single))?.mistake?.rightDays).toBe(1)
  })

  it('leaves nothing to show for a task whose first answer it helped: a later one comes after the explanation', async () => {
    const me = await newcomer()
    for (const isHelped of [true, false]) {
      const { id } = await me.begin({ mode: 'topics', topics: ['two'], count: 50 })
      const write = device()
      const hint = isHelped ? [write(api.clock.advance(30), { kind: 'hint', question: single, rung: 1 })] : []
      const answer = write(api.clock.advance(60), { kind: 'answer', question: single, value: 'b' })
      await me.send(id, [...hint, answer, write(api.clock.advance(5), { kind: 'check', question: single })])
    }
    const { looks, topics } = await readSummary(api.store.db, String((await me.get('/v3/user')).user.id), api.clock.now)
    expect([looks, topics.map(({ firsts, answers }) => [firsts, answers])]).toEqual([[], [[[], 2]]])
  })

  it('that is read after the answer was checked changes nothing', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'topics', topics: ['two'], count: 50 })
    const write = device()
    await me.send(id, [
      write(api.clock.now, { kind: 'answer', question: single, value: 'b' }),
      write(api.clock.now, { kind: 'check', question: single }),
      write(api.clock.now, { kind: 'hint', question: single, rung: 2 }),
    ])
    const { task_answers: answers } = (await me.get('/v3/user/export')).export
    expect(answers).toEqual([expect.objectContaining({ question: single, is_hinted: false })])
  })
})

describe('the statistic', () => {
  it('tells subjects, topics with their level, and days', async () => {
    const me = await newcomer()
    const first = api.clock.now
    await practise(me, { [single]: 'a', [other]: 'b', [taskId('two', 'numeric', 1)]: '12' })
    const second = api.clock.advance(86400)
    await practise(me, { [single]: 'b' })
    const { status, body } = await api.call('GET /v3/user/v2-statistic', { token: me.token })
    const day = (at: Date) => at.toISOString().slice(0, 10)
    expect([status, v.parse(statisticAnswerSchema, body).data.statistic]).toEqual([
      200,
      {
        surveys_finished: 0,
        answers_given: 0,
        points_earned: 0,
        points_possible: 0,
        by_subject: [{ subject: 'training', answers: 4, points: 4, max: 5, last_at: second.toISOString() }],
        by_topic: [
          {
            subject: 'training',
            topic: 'two',
            level: 'learning',
            answers: 3,
            points: 4,
            max: 5,
            days: 1,
            needs_recall: false,
            last_at: second.toISOString(),
          },
        ],
        by_day: [
          { day: day(first), answers: 3, points: 3, max: 4, reviews: 0 },
          { day: day(second), answers: 1, points: 1, max: 1, reviews: 0 },
        ],
      },
    ])
  })

  it('moves from the guest to the account, goes with the user and is in the export', async () => {
    const guest = await newcomer()
    await practise(guest, { [single]: 'a' })
    await guest.facts([{ id: randomUUID(), at: api.clock.now.toISOString(), kind: 'task.save', question: other, isSaved: true }])
    const me = visitor(api, (await api.account({ anonymous_token: guest.token })).token)
    const tasks = (await practice(me)).tasks.filter(({ state, isSaved }) => state !== 'new' || isSaved)
    expect(tasks.map(({ id, state, isSaved }) => [id, state, isSaved])).toEqual([
      [single, 'wrong', false],
      [other, 'new', true],
    ])
    const { task_answers: answers, facts } = (await me.get('/v3/user/export')).export
    expect([answers, facts]).toEqual([
      [expect.objectContaining({ question: single, outcome: 'wrong', points: 0, max: 1 })],
      [expect.objectContaining({ kind: 'task.save', question: other, received_at: api.clock.now.toISOString() })],
    ])
    const { taskAnswers, userFacts } = await import('../../server/store/schema.ts')
    const rows = async () => [await api.store.db.$count(taskAnswers), await api.store.db.$count(userFacts)]
    const [answersBefore = 0, factsBefore = 0] = await rows()
    await api.call('DELETE /v3/user', { token: me.token })
    expect(await rows()).toEqual([answersBefore - 1, factsBefore - 1])
  })
})
