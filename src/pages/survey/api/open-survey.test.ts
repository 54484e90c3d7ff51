import { beforeEach, expect, test } from 'vitest'
import type { Survey } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import { examSurvey } from '#samples/surveys'
import { giveLockAway, takeLockBack } from '@/entities/survey'
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
/** The server takes facts. */
let isTaking = true
let answer: () => Response = () => Response.error()
const gives =
  (events: SurveyEvent[], change: Partial<Survey> = {}) =>
  () =>
    Response.json({ data: { survey: { ...examSurvey, ...change, events }, serverNow: new Date(now).toISOString() } })

beforeEach(() => {
  asked = 0
  isTaking = true
  answer = gives([])
  const taken = { data: { accepted: 1, duplicates: 0, clock: examSurvey.clock, serverNow: new Date(now).toISOString() } }
  configureApi({
    ...testClient,
    fetch: async (input) => {
      if (input instanceof Request && input.method === 'POST') return isTaking ? Response.json(taken) : answer()
      asked += 1
      return answer()
    },
  })
})

/** A device that holds this copy of the paper, with the answer «b» to its first task. */
async function deviceWith(copy: Partial<Survey> = {}, owner = () => 'guest') {
  const log = answersOn({ owner })
  await log.keepSurvey({ ...examSurvey, ...copy })
  await log.append(id, [{ kind: 'answer', question: 'q1', value: 'b' }], now)
  return { log, clock: { now: () => now, sync: (_: string): void => undefined, hasJumped: () => false } }
}

test('a paper that this device has opened before is there without the server, with its answers', async () => {
  const { survey, events, isAsked } = await openSurvey(id, await deviceWith(), true)
  expect([survey.id, events.map(({ kind }) => kind), isAsked, asked]).toEqual([id, ['answer'], false, 0])
})

const byOne = { ...examSurvey.policy, feedback: 'afterEach' } as const
test.each([
  ['has been opened on this page before', {}, false],
  ['nobody has begun', { clock: { ...examSurvey.clock, startedAt: null } }, true],
  ['checks answers one by one', { policy: byOne }, true],
  ['saves answers on demand', { policy: { ...examSurvey.policy, save: 'onDemand' } }, true],
] as const)('a paper that %s is asked of the server first', async (_, copy, isFirst) => {
  const { isAsked } = await openSurvey(id, await deviceWith(copy), isFirst)
  expect([isAsked, asked]).toEqual([true, 1])
})

test('a paper that goes on at another device is asked of the server first', async () => {
  const ground = await deviceWith()
  await giveLockAway(id)
  await openSurvey(id, ground, true)
  takeLockBack(id)
  expect(asked).toBe(1)
})

test('a paper of another sign-in is not opened by the device, and the server does not know it', async () => {
  let owner = 'guest'
  const ground = { ...(await deviceWith({}, () => owner)) }
  owner = 'somebody else'
  answer = () => Response.json({ errorMessage: 'Немає' }, { status: 404 })
  await expect(openSurvey(id, ground, true)).rejects.toThrow(ForeignSurveyError)
  expect(asked).toBe(1)
})

test('a paper whose time is over is asked of the server before anything is shown', async () => {
  const ground = await deviceWith({ clock: { ...examSurvey.clock, deadlineAt: '2026-11-20T10:00:00.000Z' } })
  await openSurvey(id, ground, true)
  expect(asked).toBe(1)
})

const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}
test.each([
  ['cannot be reached', lost],
  ['is out of order', () => Response.json({ errorMessage: 'Збій' }, { status: 503 })],
])('a paper whose time is over while the server %s is the one of this device, to be handed in from here', async (_, given) => {
  const deadlineAt = '2026-11-20T10:00:00.000Z'
  const ground = await deviceWith({ clock: { ...examSurvey.clock, deadlineAt } })
  answer = given
  isTaking = false
  const { survey, events } = await openSurvey(id, ground, true)
  expect([survey.clock.deadlineAt, events.map(({ kind }) => kind)]).toEqual([deadlineAt, ['answer']])
})

test('what the server knows more is kept on the device and told, with its clock', async () => {
  const ground = await deviceWith()
  const synced: string[] = []
  ground.clock.sync = (serverNow: string) => void synced.push(serverNow)
  const finishedAt = '2026-11-20T10:09:00.000Z'
  answer = gives([foreign], { clock: { ...examSurvey.clock, finishedAt } })
  const { events } = await askFar(id, ground, new AbortController().signal)
  expect(events.map((event) => event.kind === 'answer' && event.value).toSorted()).toEqual(['b', 'c'])
  expect(await ground.log.events(id)).toEqual(events)
  expect((await ground.log.survey(id))?.clock.finishedAt).toBe(finishedAt)
  expect(synced).toEqual([new Date(now).toISOString()])
})

test('a clock that came with a receipt meanwhile stays', async () => {
  const ground = await deviceWith()
  const pausedAt = '2026-11-20T10:08:00.000Z'
  const given = gives([])
  answer = () => given()
  const asking = askFar(id, ground, new AbortController().signal)
  await ground.log.keepSurvey({ ...examSurvey, clock: { ...examSurvey.clock, pausedAt } })
  await asking
  expect((await ground.log.survey(id))?.clock.pausedAt).toBe(pausedAt)
})

test('an answer that nobody waits for any longer, even since it came, states nothing', async () => {
  const { log, clock } = await deviceWith()
  const leaving = new AbortController()
  const keepSurvey = (survey: Survey) => log.keepSurvey(survey).then(() => leaving.abort())
  answer = gives([foreign])
  await expect(askFar(id, { log: { ...log, keepSurvey }, clock }, leaving.signal)).rejects.toThrow(/abort/i)
  expect(await log.events(id)).toHaveLength(1)
})
