import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, enqueueActions, sendTo, setup, type InspectionEvent } from 'xstate'
import { examSurvey } from '#samples/surveys'
import { type SurveyGround } from '@/entities/survey'
import { recorder, UnwrittenError, type RecordEvent, type RecorderReport, type StatedFact } from './recorder'
import { answersOn, noDevice } from '../../../../tests/fixtures/page-log'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A parent that hands facts on and keeps what the recorder says. */
const listener = setup({
  types: {
    input: {} as SurveyGround,
    context: {} as { ground: SurveyGround; words: string[] },
    events: {} as RecordEvent | RecorderReport,
  },
  actors: { recorder },
}).createMachine({
  context: ({ input }) => ({ ground: input, words: [] }),
  invoke: { id: 'recorder', src: 'recorder', input: ({ context }) => ({ id: 'nmt-12345678', ground: context.ground }) },
  on: {
    'facts.record': { actions: sendTo('recorder', ({ event }) => event) },
    '*': { actions: enqueueActions(({ enqueue, event }) => enqueue(assign({ words: ({ context }) => [...context.words, event.type] }))) },
  },
})

const stated = (value: string, at = 0): StatedFact => ({ fact: { kind: 'answer', question: 'q1', value }, at })

test('a fact that only the page holds is said to be unsafe until the server has it', async () => {
  const log = answersOn({ device: noDevice })
  const clock = { now: () => 0, sync: () => undefined, hasJumped: () => false }
  const actor = createActor(listener, { input: { log, clock } }).start()
  actor.send({ type: 'facts.record', facts: [stated('a')] })
  await vi.advanceTimersByTimeAsync(0)
  expect(actor.getSnapshot().context.words).toEqual(['facts.stored', 'facts.lost'])
  await log.settle(
    (await log.waiting()).map(({ event }) => event.id),
    'delivered',
  )
  await vi.advanceTimersByTimeAsync(3000)
  expect(actor.getSnapshot().context.words.at(-1)).toBe('facts.stored')
})

test('answers that the server turns down are counted, and no longer once it has them', async () => {
  const log = answersOn({ device: noDevice })
  const clock = { now: () => 0, sync: () => undefined, hasJumped: () => false }
  const said: RecorderReport[] = []
  const inspect = (seen: InspectionEvent) =>
    void (seen.type === '@xstate.event' && /^facts\.(stored|lost)$/.test(seen.event.type) && said.push(seen.event as RecorderReport))
  const actor = createActor(listener, { input: { log, clock }, inspect }).start()
  actor.send({ type: 'facts.record', facts: [stated('a'), stated('b')] })
  await vi.advanceTimersByTimeAsync(0)
  const ids = (await log.waiting()).map(({ event }) => event.id)
  await log.settle(ids.slice(0, 1), 'refused')
  await vi.advanceTimersByTimeAsync(0)
  expect(said.at(-1)).toMatchObject({ waiting: 1, refused: 1 })
  await log.revive()
  await log.settle(ids, 'delivered')
  await vi.advanceTimersByTimeAsync(0)
  expect(said.at(-1)).toMatchObject({ waiting: 0, refused: 0 })
})

test('facts are written in the order they were stated', async () => {
  const log = answersOn({ device: noDevice })
  const clock = { now: () => 0, sync: () => undefined, hasJumped: () => false }
  const actor = createActor(listener, { input: { log, clock } }).start()
  for (const value of ['a', 'b', 'c']) actor.send({ type: 'facts.record', facts: [stated(value)] })
  await vi.advanceTimersByTimeAsync(0)
  expect((await log.events('nmt-12345678')).map((event) => [event.seq, event.kind === 'answer' && event.value])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ])
})

test('a fact keeps the time it was stated at, and what could not be written is named', async () => {
  const log = answersOn({ device: noDevice })
  const clock = { now: () => 9000, sync: () => undefined, hasJumped: () => false }
  const broken: unknown[] = []
  const inspect = (seen: InspectionEvent) =>
    void (seen.type === '@xstate.event' && seen.event.type === 'xstate.error.actor.recorder' && broken.push(seen.event['error']))
  const actor = createActor(listener, { input: { log, clock }, inspect }).start()
  actor.send({ type: 'facts.record', facts: [stated('a', 1000), stated('b', 1000), stated('c', 2000)] })
  await vi.advanceTimersByTimeAsync(0)
  expect((await log.events('nmt-12345678')).map(({ seq, at }) => [seq, Date.parse(at)])).toEqual([
    [1, 1000],
    [2, 1000],
    [3, 2000],
  ])
  vi.spyOn(log, 'append').mockImplementation((_, __, at) => {
    if (at === 4000) throw new Error('no log')
    return Promise.resolve([])
  })
  actor.send({ type: 'facts.record', facts: [stated('d', 3000), stated('e', 4000), stated('f', 5000)] })
  expect(broken).toEqual([new UnwrittenError([stated('e', 4000), stated('f', 5000)], expect.anything())])
})

test('a log that cannot answer at first is asked again, and what is stated then is told of', async () => {
  const log = answersOn({ device: noDevice })
  const clock = { now: () => 0, sync: () => undefined, hasJumped: () => false }
  const isSafe = vi
    .fn<typeof log.isSafe>(log.isSafe)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const actor = createActor(listener, { input: { log: { ...log, isSafe }, clock } }).start()
  actor.send({ type: 'facts.record', facts: [stated('a')] })
  await vi.advanceTimersByTimeAsync(0)
  expect(actor.getSnapshot().context.words).toEqual([])
  await vi.advanceTimersByTimeAsync(3000)
  expect(actor.getSnapshot().context.words).toEqual(['facts.lost'])
  actor.send({ type: 'facts.record', facts: [stated('b')] })
  await vi.advanceTimersByTimeAsync(0)
  expect(actor.getSnapshot().context.words).toEqual(['facts.lost', 'facts.lost'])
})

test('a recorder that has ended while it looked does not go on looking', async () => {
  const log = answersOn({ device: noDevice })
  const clock = { now: () => 0, sync: () => undefined, hasJumped: () => false }
  const actor = createActor(listener, { input: { log, clock } }).start()
  actor.send({ type: 'facts.record', facts: [stated('a')] })
  actor.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a paper that was handed in on another device is written no more', async () => {
  const log = answersOn()
  const clock = { now: () => 0, sync: () => undefined, hasJumped: () => false }
  const actor = createActor(listener, { input: { log, clock } }).start()
  await log.keepSurvey({ ...examSurvey, id: 'nmt-12345678' })
  const write = (value: string) => actor.send({ type: 'facts.record', facts: [stated(value)] })
  write('a')
  await vi.waitFor(() => expect(actor.getSnapshot().context.words).toEqual(['facts.stored', 'facts.stored']))
  await log.keepSurvey({ ...examSurvey, id: 'nmt-12345678', clock: { ...examSurvey.clock, finishedAt: '2026-11-21T10:00:00.000Z' } })
  write('b')
  await vi.waitFor(() => expect(actor.getSnapshot().context.words).toContain('lock.lost'))
})
