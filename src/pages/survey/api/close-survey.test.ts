import { createHash } from 'node:crypto'
import { v4 as createUuid } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { Finish } from '#contract/survey'
import type { Survey } from '#domain/survey'
import type { SurveyEvent } from '#domain/survey-event'
import { emptyState } from '#domain/survey-state'
import { configureApi } from '@/shared/api'
import { examResult, examSurvey } from '#samples/surveys'
import { sheetOf, type Sheet } from '../model/sheet'
import { closeSurvey, missingFacts } from './close-survey'
import { TimeLeftError } from './time-left-error'
import { answersOn } from '../../../../tests/fixtures/page-log'
import { testClient } from '../../../../tests/fixtures/test-client'

const { id } = examSurvey
const [half, late] = ['2026-11-20T10:30:00.000Z', '2026-11-20T11:05:00.000Z'] as [string, string]
const sheet: Sheet = { ...sheetOf(examSurvey, [], 0), answers: { q1: 'b', q2: null } }

type Server = {
  now: string
  finish?: (body: Finish, received: readonly SurveyEvent[]) => Response
  /** The number of a fact that gets lost the first time. */
  loses?: number
}

/** A server that takes facts, tells the time, and finishes as the test says. */
function setUp({ now, finish = () => Response.json({ data: { result: examResult } }), loses }: Server) {
  const calls: string[] = []
  const bodies: Finish[] = []
  const keys: (string | null)[] = []
  const received: SurveyEvent[] = []
  configureApi({
    ...testClient,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const call = request.url.split('/').at(-1) ?? ''
      if (call === 'events') {
        const { events } = (await request.json()) as { events: SurveyEvent[] }
        calls.push(`events ${events.length}`)
        received.push(...events.filter(({ seq }) => seq !== loses || calls.includes('finish')))
        return Response.json({ data: { accepted: 1, duplicates: 0, clock: examSurvey.clock, serverNow: now } })
      }
      calls.push(call)
      if (call === 'finish') {
        keys.push(request.headers.get('Idempotency-Key'))
        const body = (await request.json()) as Finish
        bodies.push(body)
        return finish(body, received)
      }
      return Response.json({ data: { survey: { ...examSurvey, events: received } satisfies Survey, serverNow: now } })
    },
  })
  const client = createUuid()
  const log = answersOn({ client })
  const ground = { log, clock: { now: () => Date.parse(now), sync: () => undefined, hasJumped: () => false } }
  const close = (change: Partial<Parameters<typeof closeSurvey>[0]> = {}) =>
    closeSurvey({ id, sheet, isForced: false, isTimeUp: false, ...change }, ground)
  return { calls, bodies, keys, received, client, log, close }
}

describe('handing in', () => {
  test('what stands on the sheet but not in the log is written and delivered before the finish', async () => {
    const { calls, close, received } = setUp({ now: half })
    await close()
    expect(calls).toEqual(['events 2', 'finish'])
    expect(received.map((event) => event.kind === 'answer' && [event.question, event.value])).toEqual([
      ['q1', 'b'],
      ['q2', null],
    ])
  })

  test('the finish says how many facts this device has written, and their hash', async () => {
    const { bodies, close, log, client } = setUp({ now: half })
    await close()
    const ids = (await log.written(id)).map((event) => event.id)
    expect(bodies).toEqual([{ devices: [{ client, count: 2, hash: createHash('sha256').update(ids.join('\n')).digest('hex') }] }])
  })

  test('facts that the server turns out to lack are sent once more, and the same finish is asked for again', async () => {
    const refuse = (body: Finish) =>
      Response.json(
        { errorMessage: 'Ще не всі відповіді надійшли', missing: [{ client: body.devices?.[0]?.client ?? '', seqs: [2] }] },
        { status: 409 },
      )
    const { calls, close, received, keys } = setUp({
      now: half,
      loses: 2,
      finish: (body, has) =>
        has.length < (body.devices?.[0]?.count ?? 0) ? refuse(body) : Response.json({ data: { result: examResult } }),
    })
    await close()
    expect([calls, received.map(({ seq }) => seq)]).toEqual([
      ['events 2', 'finish', id, 'events 1', 'finish'],
      [1, 2],
    ])
    expect(keys[0]).toBe(keys[1])
  })

  test('a later answer of another device outlives a hand-in that was refused, broke off and was tried again', async () => {
    const elsewhere = { id: createUuid(), client: createUuid(), seq: 1, at: late, kind: 'answer', question: 'q1', value: 'c' } as const
    let asked = 0
    const { close, received, client } = setUp({
      now: half,
      finish: (_, has) => {
        asked += 1
        if (asked > 2) return Response.json({ data: { result: examResult } })
        if (asked === 2) return Response.json({ errorMessage: 'Сервер мовчить' }, { status: 503 })
        ;(has as SurveyEvent[]).push(elsewhere)
        return Response.json({ errorMessage: 'Ще не всі відповіді надійшли', missing: [{ client, seqs: [2] }] }, { status: 409 })
      },
    })
    await expect(close()).rejects.toThrow()
    await close()
    expect(received.flatMap((event) => (event.kind === 'answer' && event.question === 'q1' ? [event.value] : []))).toEqual(['b', 'c'])
  })

  test('a second refusal is the pupil’s to decide', async () => {
    const { close } = setUp({
      now: half,
      finish: (body) =>
        Response.json({ errorMessage: 'Ще ні', missing: [{ client: body.devices?.[0]?.client ?? '', seqs: [1] }] }, { status: 409 }),
    })
    await expect(close()).rejects.toThrow('409')
  })

  test('who finishes with what has arrived claims nothing', async () => {
    const { bodies, close } = setUp({ now: half })
    await close({ isForced: true })
    expect(bodies).toEqual([{}])
  })

  test('a time that ran out by this device only is not over', async () => {
    const { calls, close } = setUp({ now: half })
    await expect(close({ isTimeUp: true })).rejects.toBeInstanceOf(TimeLeftError)
    expect(calls).toEqual([id])
  })

  test('a time that ran out by the server’s clock too is over', async () => {
    const { calls, close } = setUp({ now: late })
    await close({ isTimeUp: true })
    expect(calls.at(-1)).toBe('finish')
  })

  test('answers are compared by what they say, and a saved one is saved again', () => {
    const answers = { q1: { 1: 'a' }, q2: 'x', q3: null }
    expect(
      missingFacts({ answers, saved: { q1: { 1: 'a' }, q2: 'x' } }, { ...emptyState, answers: { q1: { 1: 'a' }, q2: 'y', q3: null } }),
    ).toEqual([
      { kind: 'answer', question: 'q2', value: 'x' },
      { kind: 'save', question: 'q1' },
      { kind: 'save', question: 'q2' },
    ])
  })
})
