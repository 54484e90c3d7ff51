import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import type { Answer } from '#domain/answer'
import { resultAnswerSchema } from '#contract/result'
import { type Result } from '#domain/result'
import { missingFactsSchema } from '#contract/survey'
import { answersAt, device, devicesOf, right } from './fixtures/answers.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const send = (token: string, id: string, events: unknown[]) => api.call(`POST /v3/surveys/${id}/events`, { token, body: { events } })
const finish = (token: string, id: string, body: object = {}) =>
  api.call(`POST /v3/surveys/${id}/finish`, { token, key: randomUUID(), body })
const outcomes = (result: Result) =>
  Object.fromEntries(result.items.map(({ question, points, outcome }) => [question.id.slice(4), [points, outcome]]))

async function sit(answers: Record<string, Answer>): Promise<Result> {
  const token = await api.guest()
  const { id } = await api.survey(token)
  const facts = [device()(api.clock.now, { kind: 'open' }), ...answersAt(api.clock.now, answers)]
  await send(token, id, facts)
  const { body } = await finish(token, id, { devices: devicesOf(facts) })
  return v.parse(resultAnswerSchema, body).data.result
}

describe('a result', () => {
  it('gives all points, the best score and shares by section and form for right answers', async () => {
    const result = await sit(right('one'))
    const scale = { scaled: 200, missing: 0, threshold: 4, scaleYear: 2026, isScaleVerified: true }
    expect([result.raw, result.max]).toEqual([19, 19])
    expect(result.verdicts).toEqual([{ subject: 'training', title: 'Тренування', raw: 19, max: 19, ...scale }])
    expect(result.byTopic).toEqual([
      { subject: 'training', topic: 'one', title: 'Розділ перший', points: 5, max: 5 },
      { subject: 'training', topic: 'two', title: 'Розділ другий', points: 14, max: 14 },
    ])
    expect(result.byForm.map(({ form, points, max }) => [form, points, max])).toEqual([
      ['single', 2, 2],
      ['matching', 3, 3],
      ['sequence', 3, 3],
      ['multi', 3, 3],
      ['grouped', 2, 2],
      ['numeric', 2, 2],
      ['gap', 2, 2],
      ['gapPool', 2, 2],
    ])
    expect(result.items.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('gives parts of the points and says what cannot be read', async () => {
    const result = await sit({
      'one-single': 'a',
      'one-matching': { 1: 'a', 2: 'b' },
      'one-sequence': ['c', 'd', 'a', 'b'],
      'one-multi': ['1', '2'],
      'one-numeric': '1/2',
      'one-gap': { 1: 'b' },
    })
    expect(outcomes(result)).toEqual({
      single: [0, 'wrong'],
      plain: [0, 'blank'],
      matching: [1, 'partial'],
      sequence: [2, 'partial'],
      multi: [1, 'partial'],
      grouped: [0, 'blank'],
      numeric: [0, 'unreadable'],
      gap: [1, 'partial'],
      pool: [0, 'blank'],
    })
    expect([result.raw, result.verdicts[0]?.scaled]).toEqual([5, 106])
  })

  it('has no score below the threshold, only the points that are missing', async () => {
    const result = await sit({ 'one-plain': 'd' })
    expect([result.raw, result.verdicts[0]?.scaled, result.verdicts[0]?.missing]).toEqual([1, null, 3])
  })

  it('shows the key, the explanation and the notes of each task', async () => {
    const { items } = await sit({})
    expect(items[0]?.key).toEqual({
      form: 'single',
      correct: 'b',
      explanation: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'ТАЄМНЕ-ПОЯСНЕННЯ' }] }],
      notes: [{ id: 'a', text: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'ТАЄМНА-ПРИМІТКА' }] }] }],
      theory: null,
    })
  })

  it('is the same however often it is asked for, and whoever finishes again', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    await send(token, id, answersAt(api.clock.now, right('one')))
    const first = await finish(token, id)
    api.clock.advance(500)
    const second = await finish(token, id)
    const read = await api.call(`GET /v3/surveys/${id}/result`, { token })
    // Only the page of a result shows its tasks, so only its answer brings their formulas drawn.
    const { formulas, ...result } = v.parse(resultAnswerSchema, read.body).data.result
    expect([second.body, { data: { result } }]).toEqual([first.body, first.body])
    expect(formulas?.map(({ tex }) => tex)).toEqual(['x^2', '^2'])
  })

  it('is refused while the test runs', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    const { status, body } = await api.call(`GET /v3/surveys/${id}/result`, { token })
    expect([status, body]).toEqual([409, { errorMessage: 'Тест ще триває' }])
  })

  it('is not made while facts that a device has written have not arrived, and says which', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    const facts = answersAt(api.clock.now, { 'one-plain': 'd', 'one-single': 'b', 'one-multi': ['1'] })
    const devices = devicesOf(facts)
    const missing = (seqs: number[]) => ({ errorMessage: 'Ще не всі відповіді надійшли', missing: [{ client: facts[0]?.client, seqs }] })
    await send(token, id, [facts[1]])
    const early = await finish(token, id, { devices })
    expect([early.status, v.parse(missingFactsSchema, early.body)]).toEqual([409, missing([1, 3])])
    await send(token, id, [facts[0], facts[2]])
    const { body } = await finish(token, id, { devices })
    expect(body.data.result.raw).toBe(3)
  })

  it('is not made from other facts than the device has written', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    const facts = answersAt(api.clock.now, { 'one-plain': 'd', 'one-single': 'b' })
    await send(token, id, [facts[0], { ...facts[1], id: randomUUID() }])
    const { status, body } = await finish(token, id, { devices: devicesOf(facts) })
    expect([status, body.missing]).toEqual([409, [{ client: facts[0]?.client, seqs: [1, 2] }]])
    const known = await finish(token, id, { devices: devicesOf(facts.slice(0, 1)) })
    expect(known.body.data.result.raw).toBe(2)
  })
})

describe('the clock', () => {
  it('starts at the earliest fact, whenever that arrives, and never before the survey was made', async () => {
    const token = await api.guest()
    const { id, createdAt } = await api.survey(token)
    const write = device()
    const later = api.clock.advance(100)
    await send(token, id, [write(later, { kind: 'visit', question: 'one-single' })])
    const earlier = new Date(later.getTime() - 40_000)
    const moved = await send(token, id, [write(earlier, { kind: 'open' })])
    expect(moved.body.data.clock.startedAt).toBe(earlier.toISOString())
    const ancient = await send(token, id, [write(new Date('2020-01-01T00:00:00.000Z'), { kind: 'open' })])
    expect(ancient.body.data.clock.startedAt).toBe(createdAt)
  })

  it('counts what was answered in time although it arrived late, and shows the rest as late', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    const write = device()
    const start = api.clock.now
    const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)
    await send(token, id, [write(start, { kind: 'open' })])
    api.clock.advance(3640)
    await send(token, id, [
      write(at(3590), { kind: 'answer', question: 'one-plain', value: 'd' }),
      write(at(3604), { kind: 'answer', question: 'one-single', value: 'b' }),
      write(at(3606), { kind: 'answer', question: 'one-numeric', value: '404,25' }),
      write(at(3607), { kind: 'answer', question: 'one-plain', value: 'a' }),
    ])
    const { result } = (await finish(token, id)).body.data
    expect([result.raw, result.isTimedOut, result.durationSeconds, result.finishedAt]).toEqual([2, true, 3600, at(3600).toISOString()])
    const seen = result.items.filter(
      ({ answer, lateAnswer }: { answer: unknown; lateAnswer?: unknown }) => answer !== null || lateAnswer !== undefined,
    )
    expect(seen.map((item: Result['items'][number]) => [item.question.id, item.answer, item.lateAnswer, item.outcome])).toEqual([
      ['one-single', 'b', undefined, 'right'],
      ['one-plain', 'd', 'a', 'right'],
      ['one-numeric', null, '404,25', 'blank'],
    ])
  })

  it('finishes a survey by itself a minute after the deadline', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    await send(token, id, answersAt(api.clock.now, right('one')))
    api.clock.advance(3600 + 59)
    expect((await api.call(`GET /v3/surveys/${id}/result`, { token })).status).toBe(409)
    expect((await api.call(`GET /v3/surveys/${id}`, { token })).body.data.survey.clock.finishedAt).toBeNull()
    api.clock.advance(2)
    const { clock } = (await api.call(`GET /v3/surveys/${id}`, { token })).body.data.survey
    expect(clock.finishedAt).toBe(clock.deadlineAt)
    const { result } = (await api.call(`GET /v3/surveys/${id}/result`, { token })).body.data
    expect([result.raw, result.isTimedOut, result.finishedAt]).toEqual([19, true, clock.deadlineAt])
  })

  it('still takes answers of a device that was offline, until the keys have been shown', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    const [first, ...offline] = answersAt(api.clock.now, right('one'))
    await send(token, id, [first])
    api.clock.advance(7200)
    await api.call(`GET /v3/surveys/${id}`, { token })
    expect((await send(token, id, offline)).status).toBe(200)
    expect((await api.call(`GET /v3/surveys/${id}/result`, { token })).body.data.result.raw).toBe(19)
    const cheating = await send(token, id, answersAt(new Date(api.clock.now.getTime() - 7000_000), { 'one-plain': 'a' }))
    expect(cheating.status).toBe(409)
  })

  it('does not run for a survey that nobody has opened', async () => {
    const token = await api.guest()
    const { id } = await api.survey(token)
    api.clock.advance(86400)
    expect((await api.call(`GET /v3/surveys/${id}`, { token })).body.data.survey.clock).toEqual({
      seconds: 3600,
      startedAt: null,
      deadlineAt: null,
      finishedAt: null,
      pausedAt: null,
      alarmSeconds: 0,
    })
    expect((await finish(token, id)).body).toEqual({ errorMessage: 'Спершу відкрий цей тест' })
  })
})
