import { afterAll, describe, expect, it } from 'vitest'
import { answersAt, device } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const newcomer = async () => visitor(api, await api.guest())
const after = (start: Date, seconds: number) => new Date(start.getTime() + seconds * 1000)

describe('a pause for an alarm', () => {
  it('stops the clock, moves the deadline on and is told in the result', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt' })
    const write = device()
    const start = api.clock.now
    await me.send(id, [write(start, { kind: 'visit', question: 'one-plain' })])
    const paused = await me.send(id, [write(api.clock.advance(600), { kind: 'pause', reason: 'alarm' })])
    expect(paused.body.data.clock).toMatchObject({ pausedAt: after(start, 600).toISOString(), alarmSeconds: 0 })
    api.clock.advance(4800)
    expect((await me.view(id)).clock).toMatchObject({ deadlineAt: after(start, 3600 + 4800).toISOString(), finishedAt: null })
    const going = await me.send(id, [write(api.clock.now, { kind: 'resume' })])
    expect(going.body.data.clock).toEqual({
      seconds: 3600,
      startedAt: start.toISOString(),
      deadlineAt: after(start, 8400).toISOString(),
      finishedAt: null,
      pausedAt: null,
      alarmSeconds: 4800,
    })
    api.clock.advance(2900)
    await me.send(id, answersAt(api.clock.now, { 'one-plain': 'd' }))
    api.clock.advance(60)
    const result = await me.result(id)
    const { raw, isTimedOut, durationSeconds, alarmSeconds, alarms } = result
    expect({ raw, isTimedOut, durationSeconds, alarmSeconds, alarms }).toEqual({
      raw: 1,
      isTimedOut: false,
      durationSeconds: 3560,
      alarmSeconds: 4800,
      alarms: 1,
    })
  })

  it('counts from when it was told, as far as the device was not ahead of the server', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt' })
    const write = device()
    const start = api.clock.now
    await me.send(id, [write(start, { kind: 'open' })])
    api.clock.advance(3000)
    const { body } = await me.send(id, [
      write(after(start, 100), { kind: 'pause', reason: 'alarm' }),
      write(after(start, 9000), { kind: 'resume' }),
    ])
    expect(body.data.clock).toMatchObject({ deadlineAt: after(start, 3600 + 2900).toISOString(), alarmSeconds: 2900 })
  })

  it('that nobody ends gives no more than twelve hours', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt' })
    const start = api.clock.now
    await me.send(id, [device()(start, { kind: 'pause', reason: 'alarm' })])
    api.clock.advance(12 * 3600 + 3500)
    expect((await me.view(id)).clock.finishedAt).toBeNull()
    api.clock.advance(200)
    expect((await me.view(id)).clock.finishedAt).toBe(after(start, 13 * 3600).toISOString())
    expect((await me.result(id)).alarmSeconds).toBe(12 * 3600)
  })

  it('is the only one of an exam; a training may rest', async () => {
    const me = await newcomer()
    const rest = () => device()(api.clock.now, { kind: 'pause', reason: 'rest' })
    const exam = await me.send((await me.begin({ mode: 'nmt' })).id, [rest()])
    expect([exam.status, exam.body]).toEqual([422, { errorMessage: 'У цьому тесті пауза лише на час тривоги' }])
    const timed = await me.begin({ mode: 'custom', count: 3, minutes: 10, feedback: 'atEnd' })
    await me.send(timed.id, [rest()])
    api.clock.advance(3 * 86400)
    expect((await me.view(timed.id)).clock).toMatchObject({ finishedAt: null, pausedAt: expect.any(String) })
    const { durationSeconds, isTimedOut, alarms } = await me.result(timed.id)
    expect({ durationSeconds, isTimedOut, alarms }).toEqual({ durationSeconds: 0, isTimedOut: false, alarms: 0 })
  })
})

describe('an exam in which answers are saved on demand', () => {
  it('counts what stood when it was saved, and shows drafts with what they would have earned', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt', save: 'onDemand' })
    const write = device()
    const now = () => api.clock.advance(1)
    await me.send(id, [
      write(now(), { kind: 'answer', question: 'one-single', value: 'b' }),
      write(now(), { kind: 'save', question: 'one-single' }),
      write(now(), { kind: 'answer', question: 'one-single', value: 'a' }),
      write(now(), { kind: 'answer', question: 'one-matching', value: { 1: 'a', 2: 'c' } }),
      write(now(), { kind: 'answer', question: 'one-plain', value: 'a' }),
      write(now(), { kind: 'save', question: 'one-plain' }),
      write(now(), { kind: 'save', question: 'one-multi' }),
    ])
    const result = await me.result(id)
    expect(result.items.map(({ turn }) => turn)).toEqual(result.items.map(() => null))
    const told = result.items
      .slice(0, 5)
      .map(({ question, answer, draft, draftPoints, outcome }) => [question.id, answer, draft, draftPoints, outcome])
    expect(told).toEqual([
      ['one-single', 'b', 'a', 0, 'right'],
      ['one-plain', 'a', undefined, undefined, 'wrong'],
      ['one-matching', null, { 1: 'a', 2: 'c' }, 2, 'blank'],
      ['one-sequence', null, undefined, undefined, 'blank'],
      ['one-multi', null, undefined, undefined, 'blank'],
    ])
    expect(result.raw).toBe(1)
  })

  it('does not count what was saved when the time was over', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt', save: 'onDemand' })
    const write = device()
    const start = api.clock.now
    const given = write(start, { kind: 'answer', question: 'one-single', value: 'b' })
    api.clock.advance(3610)
    await me.send(id, [given, write(api.clock.now, { kind: 'save', question: 'one-single' })])
    const [item] = (await me.result(id)).items
    expect([item?.answer, item?.draft, item?.draftPoints, item?.outcome]).toEqual([null, 'b', 1, 'blank'])
  })
})

describe('a result', () => {
  it('tells how sure the pupil was, how long a task took and how its answer changed', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt' })
    const write = device()
    const now = (seconds: number) => api.clock.advance(seconds)
    await me.send(id, [
      write(now(0), { kind: 'visit', question: 'one-single' }),
      write(now(10), { kind: 'answer', question: 'one-single', value: 'b' }),
      write(now(5), { kind: 'confidence', question: 'one-single', level: 'sure' }),
      write(now(5), { kind: 'answer', question: 'one-single', value: 'c' }),
      write(now(10), { kind: 'visit', question: 'one-plain' }),
    ])
    now(7)
    const items = (await me.result(id)).items.slice(0, 2)
    expect(items.map(({ confidence, seconds, changes, turn }) => ({ confidence, seconds, changes, turn }))).toEqual([
      { confidence: 'sure', seconds: 30, changes: 1, turn: 'toWrong' },
      { confidence: null, seconds: 7, changes: 0, turn: null },
    ])
  })
})

describe('facts of every kind', () => {
  const at = () => api.clock.now
  it('that fit are stored and come back', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'custom', forms: ['gap'], count: 1 })
    const [question] = (await me.view(id)).questions
    const about = question?.id ?? ''
    const write = device()
    const facts = [
      write(at(), { kind: 'eliminate', question: about, option: 'a', isEliminated: true }),
      write(at(), { kind: 'note', stimulus: 'story', text: 'важливо' }),
      write(at(), { kind: 'flag', question: about, isFlagged: true }),
      write(at(), { kind: 'pause', reason: 'rest' }),
      write(at(), { kind: 'resume' }),
      write(at(), { kind: 'save', question: about }),
    ]
    expect((await me.send(id, facts)).status).toBe(200)
    expect((await me.view(id)).events.toSorted((a, b) => a.seq - b.seq)).toEqual(facts)
  })

  it.each([
    ['a foreign stimulus', { kind: 'note', stimulus: 'story', text: '' } as const, 'У цьому тесті немає такого матеріалу'],
    [
      'a foreign option',
      { kind: 'eliminate', question: 'one-single', option: 'e', isEliminated: true } as const,
      'У цьому завданні немає такого варіанта',
    ],
    [
      'an option of a task without any',
      { kind: 'eliminate', question: 'one-numeric', option: 'a', isEliminated: true } as const,
      'У цьому завданні немає такого варіанта',
    ],
    ['a foreign task', { kind: 'confidence', question: 'two-single', level: 'sure' } as const, 'У цьому тесті немає такого завдання'],
  ])('with %s are refused', async (_, fact, errorMessage) => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt' })
    const { status, body } = await me.send(id, [device()(at(), fact)])
    expect([status, body]).toEqual([422, { errorMessage }])
  })

  it('are taken up to five thousand', async () => {
    const me = await newcomer()
    const { id } = await me.begin({ mode: 'nmt' })
    const write = device()
    for (let batch = 0; batch < 25; batch++)
      await me.send(
        id,
        Array.from({ length: 200 }, () => write(at(), { kind: 'visit', question: 'one-single' })),
      )
    const last = write(at(), { kind: 'open' })
    const { status, body } = await me.send(id, [last])
    expect([status, body]).toEqual([
      429,
      { errorMessage: 'У цьому тесті забагато подій: нові вже не зберігаються. Заверши його й почни новий' },
    ])
    expect((await me.view(id)).events).toHaveLength(5000)
  })
})
