import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { assign, createActor, enqueueActions, sendTo, setup } from 'xstate'
import { createMemoryLog, type SurveyGround } from '@/entities/survey'
import { recorder, type RecordEvent, type RecorderWord } from './record'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A parent that hands facts on and keeps what the recorder says. */
const listener = setup({
  types: { input: {} as SurveyGround, context: {} as { ground: SurveyGround; words: string[] }, events: {} as RecordEvent | RecorderWord },
  actors: { recorder },
}).createMachine({
  context: ({ input }) => ({ ground: input, words: [] }),
  invoke: { id: 'recorder', src: 'recorder', input: ({ context }) => ({ id: 'nmt-12345678', ground: context.ground }) },
  on: {
    'facts.record': { actions: sendTo('recorder', ({ event }) => event) },
    '*': { actions: enqueueActions(({ enqueue, event }) => enqueue(assign({ words: ({ context }) => [...context.words, event.type] }))) },
  },
})

test('what the device refuses is written again, in order, without being asked', async () => {
  const log = createMemoryLog('device')
  const append = vi.fn<typeof log.append>().mockRejectedValueOnce(new Error('quota')).mockImplementation(log.append)
  const wake = vi.fn<() => void>()
  const actor = createActor(listener, { input: { log: { ...log, append }, clock: { now: () => 0, sync: () => undefined }, wake } }).start()
  actor.send({ type: 'facts.record', facts: [{ kind: 'answer', question: 'q1', value: 'a' }] })
  await vi.advanceTimersByTimeAsync(0)
  expect([actor.getSnapshot().context.words[0], await log.events('nmt-12345678')]).toEqual(['facts.lost', []])
  await vi.advanceTimersByTimeAsync(3000)
  expect(actor.getSnapshot().context.words.at(-1)).toBe('facts.kept')
  expect((await log.events('nmt-12345678')).map(({ kind, seq }) => [kind, seq])).toEqual([['answer', 1]])
  expect(wake).toHaveBeenCalled()
})
