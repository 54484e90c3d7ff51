import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, enqueueActions, sendTo, setup } from 'xstate'
import { type SurveyGround } from '@/entities/survey'
import { recorder, type RecordEvent, type RecorderReport } from './recorder'
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

test('a fact that only the page holds is said to be unsafe until the server has it', async () => {
  const log = answersOn({ device: noDevice })
  const clock = { now: () => 0, sync: () => undefined, hasJumped: () => false }
  const actor = createActor(listener, { input: { log, clock } }).start()
  actor.send({ type: 'facts.record', facts: [{ kind: 'answer', question: 'q1', value: 'a' }] })
  await vi.advanceTimersByTimeAsync(0)
  expect(actor.getSnapshot().context.words).toEqual(['facts.kept', 'facts.lost'])
  await log.settle(
    (await log.waiting()).map(({ event }) => event.id),
    'delivered',
  )
  await vi.advanceTimersByTimeAsync(3000)
  expect(actor.getSnapshot().context.words.at(-1)).toBe('facts.kept')
})

test('facts are written in the order they were stated', async () => {
  const log = answersOn({ device: noDevice })
  const clock = { now: () => 0, sync: () => undefined, hasJumped: () => false }
  const actor = createActor(listener, { input: { log, clock } }).start()
  for (const value of ['a', 'b', 'c']) actor.send({ type: 'facts.record', facts: [{ kind: 'answer', question: 'q1', value }] })
  await vi.advanceTimersByTimeAsync(0)
  expect((await log.events('nmt-12345678')).map((event) => [event.seq, event.kind === 'answer' && event.value])).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
  ])
})
