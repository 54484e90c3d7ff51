import { beforeEach, expect, test } from 'vitest'
import type { Survey } from '#contract/survey'
import type { SurveyEvent } from '#contract/survey-event'
import { examSurvey } from '#contract/samples/surveys'
import { configureApi } from '@/shared/api'
import { answersOn } from '../../../../tests/fixtures/page-log'
import { testClient } from '../../../../tests/fixtures/test-client'
import { askFar } from './ask-far'
import { ForeignSurveyError, openSurvey } from './open-survey'

const { id } = examSurvey
const now = Date.parse('2026-11-20T10:10:00.000Z')
const foreign: SurveyEvent = {
  kind: 'answer',
  question: 'q1',
  value: 'c',
  id: '00000000-0000-4000-8000-000000000001',
  client: '6f0a3b52-6f2c-4d53-9d5a-0a4d8a6e1b02',
  seq: 1,
  at: '2026-11-20T10:05:00.000Z',
}

let asked = 0
let answer: () => Response = () => Response.error()
const gives = (events: SurveyEvent[]) => () =>
  Response.json({ data: { survey: { ...examSurvey, events }, serverNow: new Date(now).toISOString() } })

beforeEach(() => {
  asked = 0
  answer = gives([])
  const taken = { data: { accepted: 1, duplicates: 0, clock: examSurvey.clock, serverNow: new Date(now).toISOString() } }
  configureApi({
    ...testClient,
    fetch: async (input) => {
      if (input instanceof Request && input.method === 'POST') return Response.json(taken)
      asked += 1
      return answer()
    },
  })
})

/** A device that holds this copy of the paper, with the answer «b» to its first task. */
async function deviceWith(copy: Partial<Survey> = {}) {
  const log = answersOn()
  await log.keepSurvey({ ...examSurvey, ...copy })
  await log.append(id, [{ kind: 'answer', question: 'q1', value: 'b' }], now)
  return { log, clock: { now: () => now, sync: () => undefined, hasJumped: () => false } }
}

test('a paper that this device has opened before is there without the server, with its answers', async () => {
  const { survey, events, isAsked } = await openSurvey(id, await deviceWith(), true)
  expect([survey.id, events.map(({ kind }) => kind), isAsked, asked]).toEqual([id, ['answer'], false, 0])
})

test.each([
  ['has been opened on this page before', {}, false],
  ['nobody has begun', { clock: { ...examSurvey.clock, startedAt: null } }, true],
] as const)('a paper that %s is asked of the server first', async (_, copy, isFirst) => {
  const { isAsked } = await openSurvey(id, await deviceWith(copy), isFirst)
  expect([isAsked, asked]).toEqual([true, 1])
})

test('a paper whose time is over is asked of the server before anything is shown', async () => {
  const ground = await deviceWith({ clock: { ...examSurvey.clock, deadlineAt: '2026-11-20T10:00:00.000Z' } })
  await openSurvey(id, ground, true)
  expect(asked).toBe(1)
})

test('what the server knows more is kept on the device and told', async () => {
  const ground = await deviceWith()
  answer = gives([foreign])
  const far = await askFar(id, ground, new AbortController().signal)
  expect(far.foreign).toEqual([foreign])
  expect((await ground.log.events(id)).map((event) => event.kind === 'answer' && event.value).toSorted()).toEqual(['b', 'c'])
})

test('a paper that the server does not know belongs to another sign-in', async () => {
  answer = () => Response.json({ errorMessage: 'Немає' }, { status: 404 })
  await expect(openSurvey(id, await deviceWith(), false)).rejects.toThrow(ForeignSurveyError)
})
