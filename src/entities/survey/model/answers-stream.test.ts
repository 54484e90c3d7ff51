import { afterEach, describe, expect, test, vi } from 'vitest'
import { configureApi } from '@/shared/api'
import { createLocalStore } from '@/shared/lib/local-store'
import { clock, examSurvey } from '#samples/surveys'
import { createServerClock } from '@/shared/lib/device-log'
import { answersOn } from '../../../../tests/fixtures/page-log'
import { testClient } from '../../../../tests/fixtures/test-client'

const survey = 'nmt-12345678'
const serverNow = '2026-11-20T10:00:00.000Z'
const accepted = () => Response.json({ data: { accepted: 1, duplicates: 0, clock, serverNow } })

function setUp(answer: (body: { events: { seq: number }[] }) => Response) {
  const batches: number[][] = []
  configureApi({
    ...testClient,
    fetch: async (input, init) => {
      const body = (await new Request(input, init).json()) as { events: { seq: number }[] }
      batches.push(body.events.map(({ seq }) => seq))
      return answer(body)
    },
  })
  const serverClock = createServerClock(createLocalStore(), { now: () => 0, monotonic: () => 0 })
  const log = answersOn({ sync: serverClock.sync })
  const answers = (count: number) => Array.from({ length: count }, () => ({ kind: 'answer' as const, question: 'q1', value: 'a' }))
  return { batches, log, serverClock, answers }
}

afterEach(() => vi.restoreAllMocks())

describe('delivery', () => {
  test('everything that waits arrives in order, a hundred at a time', async () => {
    const { batches, log, answers } = setUp(accepted)
    await log.append(survey, answers(130), 1)
    await log.deliver()
    expect(batches.flat()).toEqual(Array.from({ length: 130 }, (_, i) => i + 1))
    expect(await log.waiting()).toEqual([])
  })

  test('the server’s word sets the clock', async () => {
    const { log, serverClock, answers } = setUp(accepted)
    await log.append(survey, answers(1), 1)
    await log.deliver()
    expect(new Date(serverClock.now()).toISOString()).toBe(serverNow)
  })

  test.each([500, 503, 401, 429])('after a %d the answers still wait', async (status) => {
    const { log, answers } = setUp(() => new Response(null, { status }))
    await log.append(survey, answers(2), 1)
    await expect(log.deliver()).rejects.toThrow()
    expect(await log.waiting()).toHaveLength(2)
  })

  test('an answer that is not the contract’s does not count as an acknowledgement', async () => {
    const { log, answers } = setUp(() => Response.json({}))
    await log.append(survey, answers(1), 1)
    await expect(log.deliver()).rejects.toThrow()
    expect(await log.waiting()).toHaveLength(1)
  })

  test('a paper that was handed in on another device is known here as finished', async () => {
    const { log, answers } = setUp(() => Response.json({ errorMessage: 'Тест уже завершено' }, { status: 409 }))
    const ended = { ...examSurvey, id: survey, clock: { ...clock, finishedAt: serverNow } }
    configureApi({
      ...testClient,
      fetch: async (input) =>
        (input as Request).method === 'GET'
          ? Response.json({ data: { survey: ended, serverNow } })
          : Response.json({ errorMessage: 'Тест уже завершено' }, { status: 409 }),
    })
    await log.keepSurvey({ ...examSurvey, id: survey })
    await log.append(survey, answers(1), 1)
    await log.deliver()
    expect([await log.isEnded(survey), (await log.survey(survey))?.clock.finishedAt]).toEqual([true, serverNow])
  })

  test('a refusal in our own words is put aside, and the next survey is served', async () => {
    const { batches, log, answers } = setUp(({ events }) =>
      events.length === 3 ? Response.json({ errorMessage: 'Такого тесту немає' }, { status: 404 }) : accepted(),
    )
    await log.append(survey, answers(3), 1)
    await log.append('nmt-87654321', answers(1), 2)
    expect(await log.deliver()).toEqual({ refused: 3, words: 'Такого тесту немає' })
    expect(batches).toHaveLength(2)
    expect(await log.events(survey)).toHaveLength(3)
  })

  test.each([403, 404, 409, 422])('a %d without our words comes from somewhere on the way: the answers still wait', async (status) => {
    const { log, answers } = setUp(() => new Response('<html>', { status }))
    await log.append(survey, answers(2), 1)
    await expect(log.deliver()).rejects.toThrow()
    expect(await log.waiting()).toHaveLength(2)
  })

  test('of a batch with one fact that does not fit only that one is refused', async () => {
    const { log, answers } = setUp(({ events }) =>
      events.some(({ seq }) => seq === 4) ? Response.json({ errorMessage: 'Хибна відповідь' }, { status: 422 }) : accepted(),
    )
    await log.append(survey, answers(9), 1)
    expect(await log.deliver()).toEqual({ refused: 1, words: 'Хибна відповідь' })
    expect(await log.waiting()).toEqual([])
  })

  test('a survey that cannot be served does not hold up the others', async () => {
    const { log, answers } = setUp(({ events }) => (events.length === 3 ? new Response(null, { status: 500 }) : accepted()))
    await log.append(survey, answers(3), 1)
    await log.append('nmt-87654321', answers(1), 2)
    await expect(log.deliver()).rejects.toThrow()
    expect((await log.waiting()).map((entry) => entry.survey)).toEqual([survey, survey, survey])
  })

  test('one survey can be delivered alone', async () => {
    const { batches, log, answers } = setUp(accepted)
    await log.append(survey, answers(1), 1)
    await log.append('nmt-87654321', answers(1), 2)
    await log.deliver(survey)
    expect([batches.length, (await log.waiting()).length]).toEqual([1, 1])
  })
})
