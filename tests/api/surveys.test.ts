import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { eventsAnswerSchema, surveyAnswerSchema, surveysAnswerSchema } from '#contract/survey'
import { answersAt, device, right } from './fixtures/answers.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const finish = (token: string, id: string) => api.call(`POST /v3/surveys/${id}/finish`, { token, key: randomUUID(), body: {} })
const paperOf = (survey: { title: string }) => survey.title

describe('a new survey', () => {
  it('holds the tasks of the first paper in order and has not started', async () => {
    const token = await api.guest()
    const { status, body } = await api.call('POST /v3/surveys', { token, key: randomUUID(), body: { subject: 'training', mode: 'nmt' } })
    expect(status).toBe(201)
    const { survey, serverNow } = v.parse(surveyAnswerSchema, body).data
    const formulas = survey.formulas?.map(({ tex, isBlock }) => ({ tex, isBlock }))
    expect({ ...survey, questions: survey.questions.map(({ id }) => id), formulas }).toEqual({
      id: expect.stringMatching(/^nmt-[0-9a-f-]{36}$/),
      subject: 'training',
      subjects: ['training'],
      mode: 'nmt',
      policy: { feedback: 'atEnd', seconds: 3600, extraTime: 0, save: 'automatic', pause: 'alarm' },
      title: 'Варіант 1',
      clock: { seconds: 3600, startedAt: null, deadlineAt: null, finishedAt: null, pausedAt: null, alarmSeconds: 0 },
      createdAt: serverNow,
      paper: 'one',
      parent: null,
      day: null,
      questions: Object.keys(right('one')),
      keys: null,
      events: [],
      formulas: [
        { tex: 'x^2', isBlock: false },
        { tex: '^2', isBlock: false },
      ],
    })
  })

  it('takes the next paper after the first is finished, then the one finished longest ago', async () => {
    const token = await api.guest()
    const papers: string[] = []
    for (let round = 0; round < 4; round++) {
      const survey = await api.survey(token)
      papers.push(paperOf(survey))
      await api.call(`POST /v3/surveys/${survey.id}/events`, { token, body: { events: [device()(api.clock.now, { kind: 'open' })] } })
      api.clock.advance(60)
      await finish(token, survey.id)
    }
    expect(papers).toEqual(['Варіант 1', 'Варіант 2', 'Варіант 1', 'Варіант 2'])
  })

  it('counts a paper as finished when its time has run out', async () => {
    const token = await api.guest()
    const survey = await api.survey(token)
    await api.call(`POST /v3/surveys/${survey.id}/events`, { token, body: { events: [device()(api.clock.now, { kind: 'open' })] } })
    expect(paperOf(survey)).toBe('Варіант 1')
    api.clock.advance(3700)
    expect(paperOf(await api.survey(token))).toBe('Варіант 2')
  })

  it('takes the paper that is asked for', async () => {
    expect(paperOf(await api.survey(await api.guest(), { paper: 'two' }))).toBe('Варіант 2')
  })

  it.each([
    [{ subject: 'nothing' }, 404, 'Такого предмета немає'],
    [{ paper: 'draft' }, 404, 'Такого варіанта немає'],
    [{ subject: 'unready' }, 409, 'Завдання з цього предмета ще готуються'],
    [{ mode: 'cheat' }, 422, 'Невідомий режим'],
    [{ subject: '../..' }, 422, 'Хибний предмет: у його назві малі латинські літери й дефіси'],
  ])('is refused for %j', async (change, status, errorMessage) => {
    const reply = await api.call('POST /v3/surveys', {
      token: await api.guest(),
      key: randomUUID(),
      body: { subject: 'training', mode: 'nmt', ...change },
    })
    expect([reply.status, reply.body]).toEqual([status, { errorMessage }])
  })
})

describe('facts', () => {
  it('are acknowledged, start the clock and come back with the survey', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    const write = device()
    const opened = api.clock.advance(10)
    const facts = [
      write(opened, { kind: 'open' }),
      write(api.clock.advance(5), { kind: 'visit', question: 'one-multi' }),
      write(api.clock.now, { kind: 'flag', question: 'one-multi', isFlagged: true }),
      write(api.clock.advance(5), { kind: 'answer', question: 'one-numeric', value: '12' }),
    ]
    const { status, body } = await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: facts } })
    const clock = {
      seconds: 3600,
      startedAt: opened.toISOString(),
      deadlineAt: new Date(opened.getTime() + 3600_000).toISOString(),
      finishedAt: null,
      pausedAt: null,
      alarmSeconds: 0,
    }
    expect([status, v.parse(eventsAnswerSchema, body)]).toEqual([
      200,
      { data: { accepted: 4, duplicates: 0, clock, serverNow: api.clock.now.toISOString() } },
    ])
    const seen = await api.call(`GET /v3/surveys/${id}`, { token })
    expect(seen.body.data.survey.events.toSorted((a: { seq: number }, b: { seq: number }) => a.seq - b.seq)).toEqual(facts)
    expect(seen.body.data.survey.clock).toEqual(clock)
  })

  it('sent twice are stored once', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    const facts = answersAt(api.clock.now, right('one'))
    await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: facts } })
    const again = await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: [...facts, facts[0]] } })
    expect(again.body.data).toMatchObject({ accepted: 0, duplicates: 10 })
    expect((await api.call(`GET /v3/surveys/${id}`, { token })).body.data.survey.events).toHaveLength(9)
  })

  it('never happen after they were received', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    const ahead = new Date(api.clock.now.getTime() + 86400_000)
    await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: [device()(ahead, { kind: 'open' })] } })
    const { survey } = (await api.call(`GET /v3/surveys/${id}`, { token })).body.data
    expect([survey.events[0].at, survey.clock.startedAt]).toEqual([api.clock.now.toISOString(), api.clock.now.toISOString()])
  })

  it.each([
    ['an option that is not offered', 'one-single', 'e'],
    ['a list for a single choice', 'one-single', ['a']],
    ['a number that is not a text', 'one-numeric', 12],
    ['a repeated option', 'one-sequence', ['a', 'a', 'b', 'c']],
    ['a row that is not there', 'one-matching', { 4: 'a' }],
    ['an option of nobody', 'one-matching', { 1: 'h' }],
    ['a text for a matching', 'one-matching', 'a'],
    ['a gap that is not there', 'one-gap', { 3: 'a' }],
    ['a group that is not there', 'one-grouped', { 3: 'a' }],
    ['a list for a pool of gaps', 'one-pool', ['a']],
    ['a task of another paper', 'two-single', 'a'],
    ['a control character', 'one-numeric', '1\u0000'],
    ['half a surrogate', 'one-numeric', '\ud800'],
    ['too long a text', 'one-numeric', '9'.repeat(41)],
  ])('are refused whole for %s', async (_, question, value) => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    const write = device()
    const bad = { ...write(api.clock.now, { kind: 'visit', question }), kind: 'answer', value }
    const { status, body } = await api.call(`POST /v3/surveys/${id}/events`, {
      token,
      body: { events: [write(api.clock.now, { kind: 'open' }), bad] },
    })
    expect([status, Object.keys(body)]).toEqual([422, ['errorMessage']])
    expect((await api.call(`GET /v3/surveys/${id}`, { token })).body.data.survey.events).toEqual([])
  })

  it('are refused after the finish, but those already stored are acknowledged again', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    const facts = answersAt(api.clock.now, right('one'))
    await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: facts } })
    await finish(token, id)
    const again = await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: facts } })
    expect([again.status, again.body.data.duplicates]).toEqual([200, 9])
    const late = await api.call(`POST /v3/surveys/${id}/events`, {
      token,
      body: { events: answersAt(api.clock.now, { 'one-plain': 'a' }) },
    })
    expect([late.status, late.body]).toEqual([409, { errorMessage: 'Тест уже завершено, нові відповіді не приймаються' }])
  })
})

describe('the list of surveys', () => {
  it('is own, newest first, with what is answered and what was earned', async () => {
    const token = await api.guest()
    const first = await api.survey(token)
    await api.call(`POST /v3/surveys/${first.id}/events`, { token, body: { events: answersAt(api.clock.now, right('one')) } })
    await finish(token, first.id)
    api.clock.advance(60)
    const second = await api.survey(token)
    await api.call(`POST /v3/surveys/${second.id}/events`, {
      token,
      body: { events: answersAt(api.clock.now, { 'two-single': 'a', 'two-plain': null, 'two-numeric': '1/2' }) },
    })
    const { data } = v.parse(surveysAnswerSchema, (await api.call('GET /v3/surveys?subject=training', { token })).body)
    const parts = data.surveys.map(({ id, answered, tasks, raw, max, scaled }) => ({ id, answered, tasks, raw, max, scaled }))
    expect(parts).toEqual([
      { id: second.id, answered: 1, tasks: 9, raw: null, max: 19, scaled: null },
      { id: first.id, answered: 9, tasks: 9, raw: 19, max: 19, scaled: 200 },
    ])
  })

  it('keeps the points of a survey whose time ran out until its result is opened, because answers are still taken', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    await api.call(`POST /v3/surveys/${id}/events`, { token, body: { events: answersAt(api.clock.now, right('one')) } })
    api.clock.advance(3700)
    const points = async () => {
      const [{ raw, scaled, clock }] = (await api.call('GET /v3/surveys', { token })).body.data.surveys
      return [raw, scaled, clock.finishedAt === clock.deadlineAt]
    }
    expect(await points()).toEqual([null, null, true])
    await api.call(`GET /v3/surveys/${id}/result`, { token })
    expect(await points()).toEqual([19, 200, true])
  })

  it('is empty for another subject and refused for what is no subject', async () => {
    const token = await api.guest()
    await api.survey(token)
    expect((await api.call('GET /v3/surveys?subject=unready', { token })).body.data.surveys).toEqual([])
    expect((await api.call('GET /v3/surveys?subject=%00', { token })).status).toBe(422)
  })
})
