import { v4 as createUuid } from 'uuid'
import { describe, expect, test } from 'vitest'
import { createMemoryLog, createSafeLog } from '@/entities/survey'
import { configureApi } from '@/shared/api'
import type { Sheet } from '../model/sheet'
import { closeSurvey, missingFacts } from './close-survey'
import { TimeLeftError } from './time-left-error'

const id = 'nmt-12345678'
const [opened, half, end, late] = ['10:00', '10:30', '11:00', '11:05'].map((time) => `2026-11-20T${time}:00.000Z`) as [
  string,
  string,
  string,
  string,
]
const sheet: Sheet = { answers: { q1: 'b', q2: null }, flagged: {}, visited: {}, current: 'q1', deadline: Date.parse(end) }
const survey = {
  id,
  subject: 'math',
  mode: 'nmt',
  title: 'НМТ',
  createdAt: opened,
  questions: [],
  events: [],
  clock: { seconds: 3600, startedAt: opened, deadlineAt: end, finishedAt: null },
}

function setUp(serverNow: string) {
  const calls: string[] = []
  configureApi({
    baseUrl: 'http://api.test/api',
    session: { bearer: async () => 't', onRefused: () => undefined },
    device: async () => ({ id: 'd', model: 'Web', platform: 'Unknown', platformVersion: 'Unknown' }),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const call = request.url.split('/').at(-1) ?? ''
      calls.push(call === 'events' ? `events ${((await request.json()) as { events: unknown[] }).events.length}` : call)
      if (call === 'events') return Response.json({ data: { accepted: 1, duplicates: 0, clock: survey.clock, serverNow } })
      if (call === 'finish') return Response.json({ errorMessage: 'Ще не всі відповіді надійшли' }, { status: 409 })
      return Response.json({ data: { survey, serverNow } })
    },
  })
  const log = createSafeLog(createMemoryLog(createUuid()), createMemoryLog(createUuid()))
  const ground = { log, clock: { now: () => Date.parse(serverNow), sync: () => undefined, hasJumped: () => false }, wake: () => undefined }
  return { calls, ground }
}

describe('handing in', () => {
  test('what stands on the sheet but not in the log is written and delivered before the finish', async () => {
    const { calls, ground } = setUp(half)
    await expect(closeSurvey({ id, sheet, isForced: false, isTimeUp: false }, ground)).rejects.toThrow('409')
    expect(calls).toEqual(['events 2', 'finish'])
  })

  test('a time that ran out by this device only is not over', async () => {
    const { calls, ground } = setUp(half)
    await expect(closeSurvey({ id, sheet, isForced: false, isTimeUp: true }, ground)).rejects.toBeInstanceOf(TimeLeftError)
    expect(calls).toEqual([id])
  })

  test('a time that ran out by the server’s clock too is over', async () => {
    const { calls, ground } = setUp(late)
    await expect(closeSurvey({ id, sheet, isForced: false, isTimeUp: true }, ground)).rejects.toThrow('409')
    expect(calls.at(-1)).toBe('finish')
  })

  test('answers are compared by what they say', () => {
    const pairs = { ...sheet, answers: { q1: { 1: 'a' }, q2: 'x', q3: null } }
    expect(missingFacts(pairs, { q1: { 1: 'a' }, q2: 'y', q3: null })).toEqual([{ kind: 'answer', question: 'q2', value: 'x' }])
  })
})
